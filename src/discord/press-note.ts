import type { APIMessage } from 'discord-api-types/v10';
import { name } from '../narrator/english.js';
import { decodeAddress, encodeAddress, menuValue } from './custom-id.js';
import { FIELD } from './forms.js';
import type { WrittenCall } from './interaction.js';
import type { Reply } from './reply.js';

/** What a spent page says of the press that spent it: who, and what was chosen or written. */
export function pressNote({ call, page }: Pick<Reply, 'call' | 'page'>): string {
  const who = name(call.user.name);
  if (call.kind === 'command') return `${who}: /${[call.name, call.subcommand].filter(Boolean).join(' ')}`;
  if (!page) return who;
  const label = call.kind === 'press' ? pressedLabel(page, call.customId, call.values) : writtenLabel(page, call);
  return label ? `${who}: ${label}` : who;
}

/** A form carries its option's address; the button or menu that opened it has the words. */
function writtenLabel(page: APIMessage, call: WrittenCall): string {
  const address = decodeAddress(call.customId);
  const opener = address && encodeAddress({ ...address, kind: address.ask ? 'write' : 'do' });
  const label =
    opener === undefined
      ? ''
      : pressedLabel(page, opener, []) || optionLabel(page, menuValue(address?.detail ?? '', true));
  return [label, name(call.fields[FIELD] ?? '')].filter(Boolean).join(': ');
}

const optionLabel = (page: APIMessage, value: string): string =>
  flatten((page.components ?? []) as readonly Pressable[])
    .flatMap((node) => node.options ?? [])
    .find((option) => option.value === value)?.label ?? '';

/** The words on what was pressed: a button's label, or the labels of what was picked from a menu. */
function pressedLabel(message: Pick<APIMessage, 'components'>, customId: string, values: readonly string[]): string {
  const nodes = flatten((message.components ?? []) as readonly Pressable[]);
  const pressed = nodes.find((node) => node.custom_id === customId);
  const picked = (pressed?.options ?? [])
    .filter((option) => values.includes(option.value))
    .map((option) => option.label);
  return picked.join(', ') || (pressed?.label ?? '');
}

interface Pressable {
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly components?: readonly Pressable[];
}

const flatten = (nodes: readonly Pressable[]): readonly Pressable[] =>
  nodes.flatMap((node) => [node, ...flatten(node.components ?? [])]);
