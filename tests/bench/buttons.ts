import { ComponentType, type APIMessage } from 'discord-api-types/v10';

const BUTTON: number = ComponentType.Button;

interface Part {
  readonly type: number;
  readonly custom_id?: string;
  readonly disabled?: boolean;
  readonly components?: readonly Part[];
}

/** The live buttons of a message, wherever they stand in it. */
export function buttonsOf(message: APIMessage | undefined): { message: string; buttons: string[] } {
  const walk = (part: Part): string[] => [
    ...(part.type === BUTTON && part.custom_id && !part.disabled ? [part.custom_id] : []),
    ...(part.components ?? []).flatMap(walk),
  ];
  return { message: message?.id ?? '', buttons: ((message?.components ?? []) as readonly Part[]).flatMap(walk) };
}
