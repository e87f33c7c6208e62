import { isAbsent, listOf, objectOf, textOf, type Json } from '../json.js';
import { at, complain, each, required, type Complaint } from './complaint.js';
import { flag, list, oneOf, text, whole } from './value.js';

/** A section: 1-3 texts and one accessory. */
export function section(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...list({ min: 1, max: 3 })(node['components'], at(path, 'components')),
    ...(isAbsent(node['accessory']) ? required(at(path, 'accessory')) : []),
  ];
}

/** A container: at least one child, colour 0x000000-0xffffff. */
export function container(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...list({ min: 1, max: 40 })(node['components'], at(path, 'components')),
    ...whole({ min: 0, max: 0xffffff, optional: true })(node['accent_color'], at(path, 'accent_color')),
    ...flag(node['spoiler'], at(path, 'spoiler')),
  ];
}

export function textDisplay(value: unknown, path: string): Complaint[] {
  return text({ min: 1, max: 4000 })(objectOf(value)['content'], at(path, 'content'));
}

export function separator(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [...oneOf([1, 2], true)(node['spacing'], at(path, 'spacing')), ...flag(node['divider'], at(path, 'divider'))];
}

/** A gallery: 1-10 pictures. */
export function gallery(value: unknown, path: string): Complaint[] {
  const items = objectOf(value)['items'];
  return [...list({ min: 1, max: 10 })(items, at(path, 'items')), ...each(listOf(items), at(path, 'items'), picture)];
}

/** A picture with up to 1024 characters of description. */
export function picture(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  return [
    ...text({ max: 1024, optional: true })(node['description'], at(path, 'description')),
    ...medium(node, at(path, 'media')),
  ];
}

function medium(node: Json, path: string): Complaint[] {
  const url = textOf(objectOf(node['media'])['url']);
  if (url === '') return required(at(path, 'url'));
  return /^(https?|attachment):\/\//u.test(url)
    ? []
    : complain(at(path, 'url'), 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of (http, https, attachment).');
}

/** A file of this message, by `attachment://name`. */
export function fileCard(value: unknown, path: string): Complaint[] {
  const url = textOf(objectOf(objectOf(value)['file'])['url']);
  return url.startsWith('attachment://')
    ? []
    : complain(
        at(at(path, 'file'), 'url'),
        'UNFURLED_MEDIA_ITEM_REQUIRES_ATTACHMENT_REFERENCE',
        'Must be an attachment:// reference',
      );
}
