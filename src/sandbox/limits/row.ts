import { ComponentType } from 'discord-api-types/v10';
import { listOf, objectOf, objectsOf } from '../json.js';
import { at, complain, type Complaint } from './complaint.js';
import { list } from './value.js';

const WIDTH = 5;

/** An action row is five buttons wide, and a menu fills it alone. */
export function row(value: unknown, path: string): Complaint[] {
  const node = objectOf(value);
  const where = at(path, 'components');
  const cells = listOf(node['components']);
  const faults = list({ min: 1, max: WIDTH })(cells, where);
  if (faults.length > 0) return faults;
  return width(cells) > WIDTH
    ? complain(where, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width')
    : [];
}

function width(cells: unknown[]): number {
  return objectsOf(cells).reduce((sum, cell) => sum + (cell['type'] === ComponentType.Button ? 1 : WIDTH), 0);
}
