import type { Phrases } from '../phrases.js';
import { ACTION_LABELS } from './labels/actions.js';
import { CREATION_LABELS } from './labels/creation.js';
import { EVENT_LABELS } from './labels/events.js';
import { FIGHT_LABELS } from './labels/fights.js';
import { GROWING_LABELS } from './labels/growing.js';
import { MEETING_LABELS } from './labels/meetings.js';
import { REST_LABELS } from './labels/rest.js';
import { SHOP_LABELS } from './labels/shop.js';

/** Labels of options, questions and menus, by the key that the rules give. */
export const LABELS: Phrases = {
  ...ACTION_LABELS,
  ...CREATION_LABELS,
  ...EVENT_LABELS,
  ...FIGHT_LABELS,
  ...GROWING_LABELS,
  ...MEETING_LABELS,
  ...REST_LABELS,
  ...SHOP_LABELS,
};
