/** What a button or menu of a private answer carries: which command goes on, and with what. */
export interface CommandAddress {
  readonly command: string;
  /** Up to 80 characters of the command's own, without a slash. */
  readonly detail: string;
}

/** Characters that a detail has. */
export const MOST_DETAIL = 80;
const SHAPE = /^c1\/([a-z]{1,32})\/([^/]{0,80})$/u;
const MOST = 100;

export function encodeCommandId({ command, detail }: CommandAddress): string {
  const id = `c1/${command}/${detail}`;
  if (id.length > MOST || !SHAPE.test(id)) throw new Error(`no custom_id for ${command} ${detail}`);
  return id;
}

/** Undefined for ids of pages, of other versions and of other bots. */
export function decodeCommandId(customId: string): CommandAddress | undefined {
  const [, command, detail] = SHAPE.exec(customId) ?? [];
  return command === undefined || detail === undefined ? undefined : { command, detail };
}
