/** One fault of a payload: where it is (`components.0.custom_id`), Discord's code for it, and a sentence. */
export interface Complaint {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

export type Check = (value: unknown, path: string) => Complaint[];

export const at = (path: string, key: string | number): string => (path === '' ? `${key}` : `${path}.${key}`);

export const complain = (path: string, code: string, message: string): Complaint[] => [{ path, code, message }];

export const required = (path: string): Complaint[] => complain(path, 'BASE_TYPE_REQUIRED', 'This field is required');

/** Runs `check` over every entry of a list. */
export const each = (list: readonly unknown[], path: string, check: Check): Complaint[] =>
  list.flatMap((entry, index) => check(entry, at(path, index)));
