import { isAbsent, listOf, objectOf, objectsOf, textOf, type Json } from '../json.js';
import { at, complain, each, type Complaint } from './complaint.js';
import { list, text, whole } from './value.js';

const MOST_CHARACTERS = 6000;

/** Ten embeds a message, 6000 characters over all of them. */
export function embeds(value: unknown, path: string): Complaint[] {
  if (isAbsent(value)) return [];
  const total = objectsOf(value).reduce((sum, embed) => sum + sizeOf(embed), 0);
  return [
    ...list({ max: 10 })(value, path),
    ...each(listOf(value), path, embed),
    ...(total > MOST_CHARACTERS
      ? complain(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_CHARACTERS}`)
      : []),
  ];
}

function embed(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...text({ max: 256, optional: true })(node['title'], at(path, 'title')),
    ...text({ max: 4096, optional: true })(node['description'], at(path, 'description')),
    ...whole({ min: 0, max: 0xffffff, optional: true })(node['color'], at(path, 'color')),
    ...text({ max: 2048, optional: true })(objectOf(node['footer'])['text'], at(at(path, 'footer'), 'text')),
    ...text({ max: 256, optional: true })(objectOf(node['author'])['name'], at(at(path, 'author'), 'name')),
    ...list({ max: 25, optional: true })(node['fields'], at(path, 'fields')),
    ...each(listOf(node['fields']), at(path, 'fields'), field),
  ];
}

function field(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...text({ min: 1, max: 256 })(node['name'], at(path, 'name')),
    ...text({ min: 1, max: 1024 })(node['value'], at(path, 'value')),
  ];
}

function sizeOf(embed: Json): number {
  const fields = objectsOf(embed['fields']).flatMap((entry) => [entry['name'], entry['value']]);
  const texts = [
    embed['title'],
    embed['description'],
    objectOf(embed['footer'])['text'],
    objectOf(embed['author'])['name'],
  ];
  return [...texts, ...fields].reduce<number>((sum, entry) => sum + textOf(entry).length, 0);
}
