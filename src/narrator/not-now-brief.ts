/** What is refused for one reason: the reason in a few words, and what it stands against by name. */
export interface BriefKind {
  readonly reason: string;
  readonly names: readonly string[];
}

/** Characters on three lines of fine print on a phone, as far as the eye sees them. */
export const THREE_LINES = 124;
const REST = '**More** has the rest.';

/** Signs of Markdown are not seen. */
export const seen = (text: string): number => text.replaceAll(/[*\\]/g, '').length;

/**
 * `Too dear: *axe*, *sword*, and 7 more.` for each reason, in `room` characters altogether: as many reasons as can name something, then
 * as many names as there is room for, to each reason in turn.
 */
export function briefLines(kinds: readonly BriefKind[], room: number): readonly string[] {
  const fits = (lines: readonly string[]) => seen([...lines, REST].join(' ')) <= room;
  const [first] = kinds;
  if (!first) return [];
  if (!fits([line(first)])) return fits([counted(first)]) ? [counted(first), REST] : [REST];
  const told = kinds.filter((_, at) => fits(kinds.slice(0, at + 1).map((kind) => line(kind))));
  const shown = told.map(() => 1);
  const lines = () => told.map((kind, at) => line(kind, shown[at]));
  for (let longest = 2; longest <= MOST_NAMES; longest++)
    told.forEach(({ names }, at) => {
      const before = shown[at] ?? 1;
      shown[at] = Math.min(longest, names.length);
      if (!fits(lines())) shown[at] = before;
    });
  return [...lines(), REST];
}

/** No three lines hold more. */
const MOST_NAMES = 40;

const counted = ({ reason, names }: BriefKind): string => `${reason}: ${names.length}.`;

function line({ reason, names }: BriefKind, shown = 1): string {
  const more = names.length - shown;
  const all = [...names.slice(0, shown).map((name) => `*${name}*`), ...(more > 0 ? [`and ${more} more`] : [])].join(
    ', ',
  );
  return `${reason}: ${all}${all.endsWith('?*') ? '' : '.'}`;
}
