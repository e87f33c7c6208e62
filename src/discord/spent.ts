import {
  ComponentType,
  MessageFlags,
  type APIComponentInContainer,
  type APIMessage,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { isFleeting, type MessageBody } from './layout/message.js';
import { smallPrint } from './layout/text.js';
import { decodeMoreId, isMoreId } from './more-id.js';

/**
 * A page once it is answered: the story stays, the buttons and the words about them go, and a note says what was chosen.
 * The button for details stays where there were dice to look up: it plays nothing.
 */
export function spentPage(message: Pick<APIMessage, 'components'>, note: string): MessageBody {
  const left = (message.components ?? []).map((component) => withoutButtons(component));
  return {
    flags: MessageFlags.IsComponentsV2,
    components: noted(left, smallPrint(note)),
    allowed_mentions: { parse: [] },
  };
}

/** Whether there is anything on it to play with. */
export function hasButtons(message: Pick<APIMessage, 'components'>): boolean {
  return (message.components ?? []).some((component) => rowsOf(component).some((row) => isPlay(row)));
}

function rowsOf(component: APIMessageTopLevelComponent): readonly APIComponentInContainer[] {
  const inner = component.type === ComponentType.Container ? component.components : [component];
  return inner.filter((one) => one.type === ComponentType.ActionRow);
}

const isPlay = (row: APIComponentInContainer): boolean =>
  row.type === ComponentType.ActionRow && row.components.some((one) => !isForDetails(one));

const idOf = (one: object): string => (one as { readonly custom_id?: string }).custom_id ?? '';
const isForDetails = (one: object): boolean => isMoreId(idOf(one));
const isForLater = (one: object): boolean => isForDetails(one) && !decodeMoreId(idOf(one))?.passing;

function withoutButtons(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent {
  return component.type === ComponentType.Container
    ? { ...component, components: component.components.flatMap(whatStays) }
    : component;
}

function whatStays(component: APIComponentInContainer): readonly APIComponentInContainer[] {
  if (component.type !== ComponentType.ActionRow) return isFleeting(component.id) ? [] : [component];
  const stays = component.components.filter(isForLater);
  return stays.length ? [{ ...component, components: stays.map(renamed) }] : [];
}

/** What is left of a page's buttons says that it is of this page, which waits for nothing more. */
const renamed = <C extends object>(one: C): C => ('label' in one ? { ...one, label: 'More on this' } : one);

/** The note stands at the end of the story, above what can still be pressed. */
function noted(components: APIMessageTopLevelComponent[], note: string): APIMessageTopLevelComponent[] {
  const text = { type: ComponentType.TextDisplay, content: note } as const;
  const [first, ...rest] = components;
  if (first?.type !== ComponentType.Container) return [...components, text];
  const at = first.components.findIndex((one) => one.type === ComponentType.ActionRow);
  const end = at === -1 ? first.components.length : at;
  const inner = [...first.components.slice(0, end), text, ...first.components.slice(end)];
  return [{ ...first, components: inner }, ...rest];
}
