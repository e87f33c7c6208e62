import { ComponentType } from 'discord-api-types/v10';
import { isAbsent, isObject, listOf, objectOf, textOf, type Json } from '../json.js';
import { button } from './button.js';
import { at, complain, each, type Check, type Complaint } from './complaint.js';
import { uniqueCustomIds, type Placed } from './custom-id.js';
import { container, fileCard, gallery, picture, section, separator, textDisplay } from './layout.js';
import { row } from './row.js';
import { select } from './select.js';

/** Components V2, all levels counted. */
export const MOST_COMPONENTS = 40;
/** Characters over all text displays of a message. */
export const MOST_TEXT = 4000;
const MOST_ROWS = 5;

const CHECKS: Readonly<Record<number, Check>> = {
  [ComponentType.ActionRow]: row,
  [ComponentType.Button]: button,
  [ComponentType.StringSelect]: select,
  [ComponentType.UserSelect]: select,
  [ComponentType.RoleSelect]: select,
  [ComponentType.MentionableSelect]: select,
  [ComponentType.ChannelSelect]: select,
  [ComponentType.Section]: section,
  [ComponentType.TextDisplay]: textDisplay,
  [ComponentType.Thumbnail]: picture,
  [ComponentType.MediaGallery]: gallery,
  [ComponentType.File]: fileCard,
  [ComponentType.Separator]: separator,
  [ComponentType.Container]: container,
};

const IN_CONTAINER = [1, 9, 10, 12, 13, 14];
const CHILDREN: Readonly<Record<number, readonly number[]>> = {
  [ComponentType.ActionRow]: [2, 3, 5, 6, 7, 8],
  [ComponentType.Section]: [10],
  [ComponentType.Container]: IN_CONTAINER,
};
const ACCESSORIES = [2, 11];
const TOP_LEVEL = [...IN_CONTAINER, 17];

/** Every component with its place, in reading order. */
export function placedComponents(components: unknown, path: string): Placed[] {
  return listOf(components).flatMap((node, index) => (isObject(node) ? withInner(node, at(path, index)) : []));
}

function withInner(node: Json, path: string): Placed[] {
  const accessory = node['accessory'];
  return [
    { node, path },
    ...placedComponents(node['components'], at(path, 'components')),
    ...(isObject(accessory) ? withInner(accessory, at(path, 'accessory')) : []),
  ];
}

/** All that Discord asks of a message's components; `v2` says whether the flag IS_COMPONENTS_V2 is on. */
export function componentTree(components: unknown, path: string, v2: boolean): Complaint[] {
  if (isAbsent(components)) return [];
  if (!Array.isArray(components))
    return complain(path, 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType');
  const placed = placedComponents(components, path);
  return [
    ...each(components, path, kind(v2 ? TOP_LEVEL : [ComponentType.ActionRow])),
    ...placed.flatMap(({ node, path: where }) => [...children(node, where), ...own(node, where)]),
    ...uniqueCustomIds(placed),
    ...uniqueNumbers(placed),
    ...(v2 ? totals(placed, path) : rows(components, path)),
  ];
}

const kind =
  (allowed: readonly number[]): Check =>
  (node, path) =>
    allowed.includes(objectOf(node)['type'] as number)
      ? []
      : complain(
          at(path, 'type'),
          'UNION_TYPE_CHOICES',
          `Value of field "type" must be one of (${allowed.join(', ')},).`,
        );

const own = (node: Json, path: string): Complaint[] => CHECKS[Number(node['type'])]?.(node, path) ?? [];

function children(node: Json, path: string): Complaint[] {
  const allowed = CHILDREN[Number(node['type'])];
  const inner = allowed ? each(listOf(node['components']), at(path, 'components'), kind(allowed)) : [];
  const accessory = node['type'] === ComponentType.Section && !isAbsent(node['accessory']);
  return accessory ? [...inner, ...kind(ACCESSORIES)(node['accessory'], at(path, 'accessory'))] : inner;
}

function rows(components: unknown[], path: string): Complaint[] {
  return components.length > MOST_ROWS
    ? complain(path, 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MOST_ROWS} in length.`)
    : [];
}

function totals(placed: readonly Placed[], path: string): Complaint[] {
  const length = placed.reduce(
    (sum, { node }) => sum + (node['type'] === ComponentType.TextDisplay ? textOf(node['content']).length : 0),
    0,
  );
  return [
    ...(placed.length > MOST_COMPONENTS
      ? complain(
          path,
          'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
          `The total number of components exceeds ${MOST_COMPONENTS}`,
        )
      : []),
    ...(length > MOST_TEXT
      ? complain(
          path,
          'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
          `The total displayable text size exceeds ${MOST_TEXT}`,
        )
      : []),
  ];
}

function uniqueNumbers(placed: readonly Placed[]): Complaint[] {
  const seen = new Set<unknown>();
  return placed.flatMap(({ node, path }) => {
    const id = node['id'];
    if (isAbsent(id) || id === 0) return [];
    if (seen.has(id)) return complain(at(path, 'id'), 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
    seen.add(id);
    return [];
  });
}
