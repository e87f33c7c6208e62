import { attributeValue } from '../attributes.js';
import { isSettlement } from '../board/regions.js';
import { regionAt } from '../board/spaces.js';
import { ATTRIBUTES, type Attribute, type SettlementCode } from '../names.js';
import type { Adventurer } from '../state.js';
import type { Tale } from '../tale.js';
import { changeGold } from '../wealth.js';
import { groupOf } from '../where.js';

/** UQ-ACT-20, G-07: a settlement's pay is an attribute less one; Traumburg pays for the best one. Only Ga's is given. */
const PAID_FOR: Readonly<Record<SettlementCode, Attribute | 'best'>> = {
  Ga: 'STR',
  Go: 'STR',
  Gr: 'DEX',
  Gy: 'INT',
  Do: 'MOV',
  St: 'best',
};

/** The attribute by which somebody is paid here. */
export function paidBy(member: Adventurer, settlement: SettlementCode): Attribute {
  const by = PAID_FOR[settlement];
  if (by !== 'best') return by;
  return ATTRIBUTES.reduce((best, one) => (attributeValue(member, one) > attributeValue(member, best) ? one : best));
}

/** What a day's work brings somebody here, never below 0. */
export function payFor(member: Adventurer, settlement: SettlementCode): number {
  return Math.max(0, attributeValue(member, paidBy(member, settlement)) - 1);
}

/** A member's day of hard work (UQ-ACT-20, UQ-ACT-22, UQ-TRE-11). */
export function work(t: Tale, member: Adventurer): void {
  const group = groupOf(t);
  const region = regionAt(group.place);
  if (!isSettlement(region) || member.race === 'fairy') return;
  const pay = payFor(member, region);
  group.worked.push(member.id);
  t.tell({ kind: 'worked', who: member.name, pay, by: paidBy(member, region) });
  if (pay > 0) changeGold(t, pay, 'work');
}
