import type { Command } from '../src/discord/command.js';
import { campaign } from './campaign.js';
import { chronicle } from './chronicle.js';
import { event } from './event.js';
import { fight } from './fight.js';
import { give } from './give.js';
import { group } from './group.js';
import { help } from './help.js';
import { map } from './map.js';
import { move } from './move.js';
import { order } from './order.js';
import { pass } from './pass.js';
import { quest } from './quest.js';
import { rest } from './rest.js';
import { resume } from './resume.js';
import { roll } from './roll.js';
import { rules } from './rules.js';
import { sheet } from './sheet.js';
import { shop } from './shop.js';
import { trade } from './trade.js';
import { undo } from './undo.js';

/** The table of contents of the bot. */
export const COMMANDS: readonly Command[] = [
  campaign,
  move,
  event,
  rest,
  shop,
  pass,
  quest,
  fight,
  order,
  give,
  trade,
  map,
  sheet,
  group,
  resume,
  chronicle,
  undo,
  rules,
  roll,
  help,
];
