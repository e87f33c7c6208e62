import type { Ask, Option } from '../engine/ask.js';
import { isSettlement } from '../systems/ultraquest/board/regions.js';
import { regionAt } from '../systems/ultraquest/board/spaces.js';
import { optionId } from '../systems/ultraquest/option-id.js';
import type { UltraQuestAbout } from '../systems/ultraquest/facts.js';
import { totalGold } from '../systems/ultraquest/gold.js';
import { isInjured } from '../systems/ultraquest/sheet/skill-lines.js';
import type { Adventurer, Group } from '../systems/ultraquest/state.js';
import { advantage } from './odds.js';
import { hurt, lacksPeople, lesson, mayRecruit, training, wares } from './wants.js';

type About<K extends UltraQuestAbout['kind']> = Extract<UltraQuestAbout, { kind: K }>;

const open = (ask: Ask): Option[] => ask.options.filter((option) => !option.refused);
const has = (ask: Ask, id: string): boolean => open(ask).some((option) => option.id === id);

/** Number of a roll from which a talisman is worth its die: high numbers are the deadly ones (UQ-EVT-03). */
const DEADLY = 76;

/** Another tens die where the number threatens; ones do not matter. */
export function onEventRoll(ask: Ask): string {
  const number = Number(ask.text && 'key' in ask.text ? (ask.text.args?.['number'] ?? 0) : 0);
  return number >= DEADLY && has(ask, 'die:tens') ? 'die:tens' : ask.default;
}

/** Powers that cost nothing but the spell of the turn; one for each who has some. */
const COSTLY: readonly string[] = ['Tactics', 'Berserker'];

/** Fights only with the advantage that is wanted, and then with everything there is. */
export function onBattlePlan(ask: Ask, wanted: number): string {
  const plan = ask.about as unknown as About<'battle-plan'>;
  if (has(ask, 'decline') && advantage(plan) < wanted) return 'decline';
  const busy = plan.powers.filter(({ on }) => on).map(({ who }) => who);
  const power = plan.powers.find(({ who, power: name, on }) => !on && !busy.includes(who) && !COSTLY.includes(name));
  const id = power && `power:${power.id}`;
  return id !== undefined && has(ask, id) ? id : 'go';
}

/** What somebody does on a day of rest. */
function wish(group: Group, member: Adventurer, shopping: boolean): string {
  if (lacksPeople(group) && mayRecruit(group.place) && hurt(group).length === 0) return 'recruit';
  if (member.injuries.red > 0) return 'rest';
  if (group.members.some((other) => isInjured(other))) {
    const healer = member.skills.some(({ name }) => name === 'Healing');
    if (healer && !isInjured(member)) return 'heal';
  }
  const trained = training(group).get(member.id);
  if (trained !== undefined) return trained;
  const town = isSettlement(regionAt(group.place));
  if (town && shopping && wares(group, member, group.place).length > 0) return 'shop';
  return (town ? lesson(group, member) : undefined) ?? (town ? 'work' : 'rest');
}

/** Gold that stays with a group that goes to the king; what is beyond it is worth its Honor (UQ-ACT-44). */
const FOR_THE_ROAD = 150;

export function wantsAudience(group: Group): boolean {
  return group.place === 'St' && totalGold(group) >= 200 + FOR_THE_ROAD && hurt(group).length === 0;
}

/** The panel of a rest: everybody in turn, then off. `shopping` is off once a shop of this turn had nothing. */
export function onRest(ask: Ask, group: Group, shopping = true): string {
  const plan = ask.about as unknown as About<'rest'>;
  const focus = group.members.find(({ id }) => id === plan.focus);
  if (!focus) return 'go';
  const planned = (member: Adventurer) => plan.members.find(({ id }) => id === member.id)?.action;
  if (wantsAudience(group) && has(ask, 'do:audience')) return planned(focus) === 'audience' ? 'go' : 'do:audience';
  const change = (member: Adventurer) => {
    const wanted = wish(group, member, shopping);
    return planned(member) === wanted.replace('.', ':') ? undefined : optionId('do', wanted);
  };
  const id = change(focus);
  if (id !== undefined && has(ask, id)) return id;
  if (planned(focus) === 'recruit') return 'go';
  const after = group.members.slice(group.members.indexOf(focus) + 1);
  const next = after.find((member) => has(ask, `who:${member.id}`) && change(member) !== undefined);
  return next ? `who:${next.id}` : 'go';
}

/** One thing at a time, the most urgent; curses are lifted where there is Gold for it. */
export function onShop(ask: Ask, group: Group): string {
  const stall = ask.about as unknown as About<'shop'>;
  const buyer = group.members.find(({ name }) => name === stall.buyer);
  const sale = open(ask).find(({ id, menu }) => menu === 'sell' && id.startsWith('gem:'));
  if (sale) return sale.id;
  const curse = open(ask).find(({ id }) => id.startsWith('uncurse:'));
  if (curse && stall.basket.length === 0) return curse.id;
  const bought = stall.basket.filter(({ price }) => price > 0).length;
  const wanted = buyer && bought === 0 ? wares(group, buyer, group.place) : [];
  const next = wanted.map((kind) => optionId('buy', kind)).find((id) => has(ask, id));
  return next ?? (has(ask, 'settle') ? 'settle' : 'leave');
}

export function onAudience(ask: Ask, group: Group): string {
  if (has(ask, 'legendary')) return 'legendary';
  const rich = totalGold(group) >= 200 + FOR_THE_ROAD;
  return rich && has(ask, 'gold-for-honor') ? 'gold-for-honor' : 'leave';
}
