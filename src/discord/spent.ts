import {
  ComponentType,
  MessageFlags,
  type APIComponentInContainer,
  type APIMessage,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { isFleeting, type MessageBody } from './layout/message.js';
import { smallPrint } from './layout/text.js';

/** A page once it is answered: the story stays, the buttons and the words about them go, and a note says what was chosen. */
export function spentPage(message: Pick<APIMessage, 'components'>, note: string): MessageBody {
  const left = (message.components ?? []).map((component) => withoutButtons(component));
  return {
    flags: MessageFlags.IsComponentsV2,
    components: noted(left, smallPrint(note)),
    allowed_mentions: { parse: [] },
  };
}

/** Whether there is anything to press on it. */
export function hasButtons(message: Pick<APIMessage, 'components'>): boolean {
  return JSON.stringify(message.components ?? []).includes(`"type":${ComponentType.ActionRow}`);
}

function withoutButtons(component: APIMessageTopLevelComponent): APIMessageTopLevelComponent {
  return component.type === ComponentType.Container
    ? { ...component, components: component.components.filter(stays) }
    : component;
}

const stays = (component: APIComponentInContainer): boolean =>
  component.type !== ComponentType.ActionRow && !isFleeting(component.id);

function noted(components: APIMessageTopLevelComponent[], note: string): APIMessageTopLevelComponent[] {
  const text = { type: ComponentType.TextDisplay, content: note } as const;
  const [first, ...rest] = components;
  if (first?.type !== ComponentType.Container) return [...components, text];
  return [{ ...first, components: [...first.components, text] }, ...rest];
}
