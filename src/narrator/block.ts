/**
 * What a page says, before anybody decides how it looks. Texts are Discord's Markdown with names already escaped.
 * `prose` is read aloud, `change` alters a sheet, `small` is dice and fine print, `table` lines up in columns.
 */
export type Block =
  | { readonly kind: 'heading' | 'prose' | 'change' | 'small'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const prose = (text: string): Block => ({ kind: 'prose', text });
export const change = (text: string): Block => ({ kind: 'change', text });
export const small = (text: string): Block => ({ kind: 'small', text });
export const table = (rows: readonly (readonly string[])[]): Block => ({ kind: 'table', rows });

/** How much is at stake on a page, from nothing to a grave. It decides the colour of its edge. */
export const MOODS = ['calm', 'fortune', 'risk', 'danger', 'deadly', 'death'] as const;
export type Mood = (typeof MOODS)[number];

export function graver(one: Mood, other: Mood): Mood {
  return MOODS.indexOf(one) >= MOODS.indexOf(other) ? one : other;
}
