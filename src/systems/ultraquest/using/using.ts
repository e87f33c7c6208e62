import { isRefusal, refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import { CASTING_RULES } from '../casting-rules.js';
import { nameOf } from '../equipment/items.js';
import { groupAt, memberBy } from '../groups.js';
import type { IntentOf } from '../intents.js';
import { spellOnScroll } from '../scrolls.js';
import { handItems, itemsOf } from '../sheet/lines.js';
import { fit, knows } from '../sheet/skill-lines.js';
import { SKILLS } from '../skills.js';
import type { Adventurer, Group, Item, UltraQuestState } from '../state.js';
import { talismanOf } from '../talismans.js';
import type { Play, Tale } from '../tale.js';
import { isInTheOpen } from '../where.js';
import { castingUses } from './castings.js';
import { potionUses } from './potions.js';
import type { Use } from './use.js';

export type UseIntent = IntentOf<'use'>;

/** Everything that a member can use now, outside of a fight. */
export function usesOf(group: Group, owner: Adventurer): Use[] {
  return [...potionUses(owner, isInTheOpen(group)), ...castingUses(group, owner)];
}

/** What is meant, and for whom, mounts being nobody (UQ-MOUNT-22); or why that cannot be. Without `on` it is for the first whom it helps, the owner before others. */
function meant(state: UltraQuestState, seat: SeatId, intent: UseIntent): { use: Use; whom: Adventurer } | Refusal {
  const group = groupAt(state, seat);
  const owner = memberBy(group, intent.adventurer);
  const on = intent.on === undefined ? undefined : memberBy(group, intent.on);
  if (!owner || (intent.on !== undefined && !on))
    return refuse('not-a-member', { members: group.members.map(({ id }) => id) }, 'UQ-SHEET-08');
  const wanted = intent.item.toLowerCase();
  const use = usesOf(group, owner).find(({ id, what }) => [id, what].some((name) => name.toLowerCase() === wanted));
  if (!use) return whyUseless(owner, intent.item);
  if (use.ownTurn && state.turn.seat !== seat) return refuse('use-in-own-turn', { what: use.what }, 'UQ-TURN-02');
  const row = on ? [on] : [owner, ...group.members.filter((member) => member !== owner)];
  const whom = row.find((member) => use.whyNot(member) === undefined);
  return whom ? { use, whom } : (use.whyNot(on ?? owner) as Refusal);
}

export function whyNotUse(state: UltraQuestState, seat: SeatId, intent: UseIntent): Refusal | undefined {
  const found = meant(state, seat, intent);
  return isRefusal(found) ? found : undefined;
}

/** Uses it. Gives why not, where that has become impossible since it was said. */
export function* useIt(t: Tale, intent: UseIntent): Play<Refusal | undefined> {
  const found = meant(t.state, t.seat, intent);
  if (isRefusal(found)) return found;
  yield* found.use.run(t, found.whom);
  return undefined;
}

function whyUseless(owner: Adventurer, wanted: string): Refusal {
  const item = itemsOf(owner).find(({ id, kind }) => id === wanted || kind === wanted);
  return item ? whyNotItem(owner, item) : whyNotSkill(owner, wanted);
}

/** A thing that is there and does nothing now. */
function whyNotItem(owner: Adventurer, item: Item): Refusal {
  const args = { who: owner.name, item: nameOf(item) };
  if (!handItems(owner).includes(item)) return refuse('not-at-hand', args, 'UQ-SHEET-08');
  if (talismanOf(item) !== undefined) return refuse('talisman-asks', args, 'UQ-TAL-01');
  if (item.kind === 'antidote') return refuse('nothing-to-cure', args, 'UQ-EQP-25');
  if (spellOnScroll(item) !== undefined && !fit(owner)) return refuse('too-injured', args, 'UQ-SCROLL-01');
  return refuse('used-when-asked', args, CASTING_RULES[spellOnScroll(item) ?? ''] ?? 'UQ-SHEET-08');
}

/** A spell or miracle, by its name or by what a casting of it is called: `cast:a2:healing`. */
function whyNotSkill(owner: Adventurer, wanted: string): Refusal {
  const slug = wanted.replace(/^cast:[^:]+:/, '').split(':')[0] ?? '';
  const skill = owner.skills.find(
    ({ name }) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-') === slug.toLowerCase(),
  )?.name;
  const name = skill ?? wanted;
  const kind = SKILLS[name]?.kind;
  if (!knows(owner, name) || (kind !== 'spell' && kind !== 'miracle'))
    return refuse('not-carried', { who: owner.name, items: itemsOf(owner).map(nameOf) }, 'UQ-EQP-42');
  const args = { who: owner.name, item: name };
  if (!fit(owner)) return refuse('too-injured', args, 'UQ-CMB-26');
  const spent = owner.cast.some((used) => SKILLS[used]?.kind === kind);
  if (spent) return refuse('cast-already', args, kind === 'miracle' ? 'UQ-CLR-03' : 'UQ-WIZ-03');
  const rule = CASTING_RULES[name] ?? 'UQ-SHEET-08';
  return refuse(name === 'Store Power' ? 'stored-while-resting' : 'used-when-asked', args, rule);
}
