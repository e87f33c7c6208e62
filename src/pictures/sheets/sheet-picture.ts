import { memberBy } from '../../systems/ultraquest/groups.js';
import type { Group } from '../../systems/ultraquest/state.js';
import { pictureOf, type Picture } from '../picture.js';
import { adventurerSheet } from './adventurer-sheet.js';
import { adventurerAlt, groupAlt } from './alt.js';
import { groupSheet, type GroupView } from './group-sheet.js';

/** The sheet of a living member; undefined if the group has none with this id. */
export async function sheetPicture(group: Group, adventurerId: string): Promise<Picture | undefined> {
  const adventurer = memberBy(group, adventurerId);
  return adventurer && pictureOf(adventurerSheet(group, adventurer), adventurerAlt(group, adventurer), 'sheet');
}

/** The sheet of a group. */
export async function groupPicture(group: Group, view: GroupView = {}): Promise<Picture> {
  return pictureOf(groupSheet(group, view), groupAlt(group), 'group');
}
