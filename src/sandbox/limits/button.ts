import { ButtonStyle } from 'discord-api-types/v10';
import { isAbsent, objectOf, type Json } from '../json.js';
import { at, complain, required, type Complaint } from './complaint.js';
import { customId } from './custom-id.js';
import { flag, oneOf, text } from './value.js';

const STYLES = [1, 2, 3, 4, 5, 6];

/** A button: label up to 80, url up to 512, custom_id unless it is a link or a premium one. */
export function button(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...oneOf(STYLES)(node['style'], at(path, 'style')),
    ...text({ max: 80, optional: true })(node['label'], at(path, 'label')),
    ...flag(node['disabled'], at(path, 'disabled')),
    ...destination(node, path),
    ...face(node, path),
  ];
}

function destination(node: Json, path: string): Complaint[] {
  if (node['style'] === ButtonStyle.Link) return link(node, path);
  if (node['style'] === ButtonStyle.Premium) return [];
  if (!isAbsent(node['url']))
    return complain(path, 'BUTTON_COMPONENT_URL_AND_STYLE', 'A url is allowed on link buttons only');
  return customId(node['custom_id'], at(path, 'custom_id'));
}

function link(node: Json, path: string): Complaint[] {
  if (!isAbsent(node['custom_id']))
    return complain(
      path,
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  return text({ min: 1, max: 512 })(node['url'], at(path, 'url'));
}

function face(node: Json, path: string): Complaint[] {
  if (node['style'] === ButtonStyle.Premium) return [];
  return (isAbsent(node['label']) || node['label'] === '') && isAbsent(node['emoji'])
    ? required(at(path, 'label'))
    : [];
}
