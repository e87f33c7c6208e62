import type { Command } from '../src/discord/command.js';
import { campaign } from './campaign.js';
import { event } from './event.js';
import { fight } from './fight.js';
import { give } from './give.js';
import { group } from './group.js';
import { help } from './help.js';
import { map } from './map.js';
import { move } from './move.js';
import { order } from './order.js';
import { orders } from './orders.js';
import { pass } from './pass.js';
import { quest } from './quest.js';
import { quests } from './quests.js';
import { rest } from './rest.js';
import { resume } from './resume.js';
import { roll } from './roll.js';
import { rules } from './rules.js';
import { sheet } from './sheet.js';
import { settings } from './settings.js';
import { shop } from './shop.js';
import { story } from './story.js';
import { trade } from './trade.js';
import { undo } from './undo.js';
import { use } from './use.js';

/** The table of contents of the bot. */
export const COMMANDS: readonly Command[] = [
  campaign,
  move,
  event,
  rest,
  shop,
  pass,
  quest,
  quests,
  fight,
  order,
  orders,
  give,
  use,
  trade,
  map,
  sheet,
  group,
  resume,
  story,
  settings,
  undo,
  rules,
  roll,
  help,
];
