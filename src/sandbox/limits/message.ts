import { MessageFlags } from 'discord-api-types/v10';
import { isAbsent, listOf, numberOf, objectOf, type Json } from '../json.js';
import { at, complain, each, type Complaint } from './complaint.js';
import { componentTree } from './component-tree.js';
import { embeds } from './embed.js';
import { list, oneOf, text, whole } from './value.js';

/** What a message already is when it is edited; all false for a new one. */
export interface Before {
  readonly v2: boolean;
  readonly content: boolean;
  readonly embeds: boolean;
}

export const NEW_MESSAGE: Before = { v2: false, content: false, embeds: false };

const V2: number = MessageFlags.IsComponentsV2;

/** Every limit of a message body, new or edited. */
export function messageBody(body: Json, before: Before = NEW_MESSAGE): Complaint[] {
  const v2 = before.v2 || (numberOf(body['flags']) & V2) !== 0;
  return [
    ...text({ max: 2000, optional: true })(body['content'], 'content'),
    ...embeds(body['embeds'], 'embeds'),
    ...whole({ optional: true })(body['flags'], 'flags'),
    ...componentTree(body['components'], 'components', v2),
    ...(v2 ? legacyFields(body, before) : []),
    ...allowedMentions(body['allowed_mentions']),
    ...nonce(body['nonce']),
    ...attachments(body['attachments']),
  ];
}

function legacyFields(body: Json, before: Before): Complaint[] {
  const kept = (key: string, had: boolean) => (body[key] === undefined ? had : !isEmpty(body[key]));
  const used = [
    kept('content', before.content) ? 'content' : '',
    kept('embeds', before.embeds) ? 'embeds' : '',
    isEmpty(body['sticker_ids']) ? '' : 'sticker_ids',
    isEmpty(body['poll']) ? '' : 'poll',
  ];
  return used
    .filter(Boolean)
    .flatMap((key) =>
      complain(
        key,
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      ),
    );
}

const isEmpty = (value: unknown) => isAbsent(value) || value === '' || (Array.isArray(value) && value.length === 0);

function allowedMentions(value: unknown): Complaint[] {
  if (isAbsent(value)) return [];
  const node = objectOf(value);
  const path = 'allowed_mentions';
  return [
    ...each(listOf(node['parse']), at(path, 'parse'), oneOf(['users', 'roles', 'everyone'])),
    ...['users', 'roles'].flatMap((key) => [
      ...list({ max: 100, optional: true })(node[key], at(path, key)),
      ...both(node, key),
    ]),
  ];
}

function both(node: Json, key: string): Complaint[] {
  return listOf(node['parse']).includes(key) && listOf(node[key]).length > 0
    ? complain(
        'allowed_mentions',
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${key}"] and ${key}: [ids...] are mutually exclusive.`,
      )
    : [];
}

function nonce(value: unknown): Complaint[] {
  return typeof value === 'number' ? [] : text({ max: 25, optional: true })(value, 'nonce');
}

function attachments(value: unknown): Complaint[] {
  return each(listOf(value), 'attachments', (entry, path) =>
    text({ max: 1024, optional: true })(objectOf(entry)['description'], at(path, 'description')),
  );
}
