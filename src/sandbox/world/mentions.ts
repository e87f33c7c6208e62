import { ComponentType, type APIUser } from 'discord-api-types/v10';
import { isAbsent, listOf, objectOf, textOf, type Json } from '../json.js';
import { placedComponents } from '../limits/component-tree.js';
import type { World } from './world.js';

export interface Mentions {
  readonly users: APIUser[];
  readonly everyone: boolean;
}

/** Without `allowed_mentions`, an interaction's answer may mention users only, a plain message everybody. */
export type Manner = 'plain' | 'interaction';

const DEFAULT_PARSE: Readonly<Record<Manner, readonly string[]>> = {
  plain: ['users', 'roles', 'everyone'],
  interaction: ['users'],
};

/** Whom the text of a body really calls. */
export function mentionsOf(world: World, body: Json, manner: Manner): Mentions {
  const text = wholeText(body);
  const allowed = objectOf(body['allowed_mentions']);
  const parse = isAbsent(body['allowed_mentions']) ? DEFAULT_PARSE[manner] : listOf(allowed['parse']);
  const named = [...text.matchAll(/<@!?(\d+)>/gu)].map((match) => match[1] ?? '');
  const called = parse.includes('users') ? named : named.filter((id) => listOf(allowed['users']).includes(id));
  return {
    users: [...new Set(called)].flatMap((id) => world.users.get(id) ?? []),
    everyone: parse.includes('everyone') && /@(everyone|here)\b/u.test(text),
  };
}

function wholeText(body: Json): string {
  const displays = placedComponents(body['components'], '').filter(
    ({ node }) => node['type'] === ComponentType.TextDisplay,
  );
  return [textOf(body['content']), ...displays.map(({ node }) => textOf(node['content']))].join('\n');
}
