import { ComponentType } from 'discord-api-types/v10';

/** Discord's limits that our pages meet; where they come from stands in the documentation of each. */
export const LIMITS = {
  /** Components of a message in all, nested ones counted. */
  components: 40,
  /** Characters over all text displays of a message. */
  text: 4000,
  /** Text near 10,170 UTF-8 bytes is answered with a 500 by Discord. */
  bytes: 9500,
  buttonsInRow: 5,
  buttonLabel: 80,
  menuOptions: 25,
  optionText: 100,
  placeholder: 150,
  customId: 100,
  modalTitle: 45,
  inputLabel: 45,
  choices: 25,
  choiceText: 100,
} as const;

/** Shortens a text to `most` UTF-16 units, with an ellipsis, never through the middle of a character. */
export function fit(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.replace(/[\uD800-\uDBFF]$/, '')}…`;
}

interface Node {
  readonly type?: number;
  readonly custom_id?: string;
  readonly content?: string;
  readonly components?: readonly Node[];
}

/**
 * What Discord refuses in a Components V2 message although its schema lets it pass. Empty if it is fine.
 * Rows, labels and lengths of single components are checked by the builders and by the schema.
 */
export function faultsOf(message: { readonly components?: readonly unknown[] }): readonly string[] {
  const nodes = flatten((message.components ?? []) as readonly Node[]);
  const text = nodes.map((node) => (node.type === ComponentType.TextDisplay ? (node.content ?? '') : '')).join('');
  const ids = nodes.flatMap((node) => node.custom_id ?? []);
  const bytes = Buffer.byteLength(text);
  return [
    ...(nodes.length > LIMITS.components ? [`${nodes.length} components, at most ${LIMITS.components}`] : []),
    ...(text.length > LIMITS.text ? [`${text.length} characters of text, at most ${LIMITS.text}`] : []),
    ...(bytes > LIMITS.bytes ? [`${bytes} bytes of text, at most ${LIMITS.bytes}`] : []),
    ...(new Set(ids).size < ids.length ? ['a custom_id twice'] : []),
    ...nodes.flatMap(rowFaults),
  ];
}

const flatten = (nodes: readonly Node[]): readonly Node[] =>
  nodes.flatMap((node) => [node, ...flatten(node.components ?? [])]);

function rowFaults(node: Node): readonly string[] {
  if (node.type !== ComponentType.ActionRow) return [];
  const buttons = (node.components ?? []).filter((inner) => inner.type === ComponentType.Button).length;
  const others = (node.components ?? []).length - buttons;
  if (buttons > LIMITS.buttonsInRow) return [`${buttons} buttons in a row, at most ${LIMITS.buttonsInRow}`];
  return others > 1 || (others && buttons) ? ['a menu shares its row'] : [];
}
