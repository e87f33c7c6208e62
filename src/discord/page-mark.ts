import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import type { MessageBody } from './layout/message.js';

/** Above every number that we or Discord give to a part of a message; a mark and the largest page still are an int32. */
const MARKS = 1_000_000;

/** A message of a page, marked by the number of its container: who finds it in the channel knows that the page stands. */
export function marked(body: MessageBody, page: number): MessageBody {
  const [first, ...rest] = body.components;
  return first?.type === ComponentType.Container
    ? { ...body, components: [{ ...first, id: MARKS + page }, ...rest] }
    : body;
}

export function isMarked({ components = [] }: Pick<APIMessage, 'components'>, page: number): boolean {
  return components.some((one) => one.type === ComponentType.Container && one.id === MARKS + page);
}
