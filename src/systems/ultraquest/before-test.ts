import type { Option } from '../../engine/ask.js';
import { attributeValue } from './attributes.js';
import { castingId, castingLabel, castingsOf, castsMasterfully, type Casting } from './casting.js';
import { nameOf } from './equipment/items.js';
import { rollsTest } from './hand-on-dice.js';
import type { Attribute } from './names.js';
import { orderFor } from './orders.js';
import { strengthenBy } from './potions.js';
import { potionsThat } from './sheet/at-hand.js';
import type { Adventurer } from './state.js';
import type { Play, Tale } from './tale.js';
import { castFlight, castRaise, FLIGHT_MOV, mostRaised, RAISES } from './wizards/enhancements.js';
import { groupOf, surroundings } from './where.js';
import type { Trying } from './who.js';

/** A test that is about to be made: by whom, on one of which attributes, and what each would need. */
export interface Ahead {
  readonly about: readonly Adventurer[];
  readonly attributes: readonly Attribute[];
  chance(member: Adventurer, attribute: Attribute): number;
}

/** What each would need for a plain test, as `choose` shows it beside the names. */
export function byAttribute(t: Tale, attributes: readonly Attribute[], plus: number): Trying {
  const here = surroundings(t);
  const target = (member: Adventurer, attribute: Attribute) => attributeValue(member, attribute, here) + plus;
  return { of: attributes, plus, targets: (member) => attributes.map((attribute) => target(member, attribute)) };
}

interface Aid {
  readonly id: string;
  readonly label: Option['label'];
  run(): Play<void>;
}

/** A value of six passes whatever the die shows, and help is wasted on it (UQ-ATT-02). */
const SURE = 6;
const MENU_LIMIT = 24;

/**
 * Those for whom up to `gain` points more could make the difference: not where a six would pass already, where even a one would
 * not, or where another attribute that is as good for this test stays the better one.
 */
function inDoubt(attribute: Attribute, gain: number, { about, attributes, chance }: Ahead): Adventurer[] {
  return about.filter((member) => {
    const best = Math.max(...attributes.map((each) => chance(member, each)));
    const helped = chance(member, attribute) + gain;
    return best < SURE && helped > best && helped >= 1;
  });
}

function byPotion(t: Tale, attribute: Attribute, ahead: Ahead): Aid[] {
  const drinkers = ahead.about.filter((whom) => orderFor(groupOf(t), whom, 'potion') !== 'keep');
  return drinkers.flatMap((whom) =>
    potionsThat(whom, attribute, surroundings(t).open)
      .filter(({ effect }) => effect?.kind === 'potion' && inDoubt(attribute, effect.plus, ahead).includes(whom))
      .slice(0, 1)
      .map((item) => ({
        id: `potion:${whom.id}:${attribute.toLowerCase()}`,
        label: { key: 'use-item', args: { who: whom.name, item: nameOf(item) } },
        *run() {
          strengthenBy(t, whom, item, attribute);
        },
      })),
  );
}

function castOn(casting: Casting, whom: Adventurer, run: () => Play<void>): Aid {
  const args = { ...castingLabel(casting).args, whom: whom.name };
  return { id: `${castingId(casting)}:${whom.id}`, label: { key: 'cast-on', args }, run };
}

/** Castings of those who do not keep them by standing order (D-02). */
function freeCastings(t: Tale, skill: string): Casting[] {
  const group = groupOf(t);
  return castingsOf(t, skill).filter(({ caster }) => orderFor(group, caster, 'magic') !== 'keep');
}

/** The spell that raises the attribute; a master may raise everybody's (UQ-WIZ-13, UQ-WIZ-14). */
function bySpell(t: Tale, attribute: Attribute, ahead: Ahead): Aid[] {
  const [skill] = Object.keys(RAISES).filter((name) => RAISES[name] === attribute);
  if (skill === undefined) return [];
  return freeCastings(t, skill).flatMap((casting) => [
    ...inDoubt(attribute, mostRaised(casting, 'one'), ahead).map((whom) =>
      castOn(casting, whom, () => castRaise(t, casting, whom)),
    ),
    ...(castsMasterfully(casting) && inDoubt(attribute, mostRaised(casting, 'all'), ahead).length > 0
      ? [
          {
            id: `${castingId(casting)}:all`,
            label: { key: 'cast-on-all', args: castingLabel(casting).args },
            run: () => castRaise(t, casting, 'all' as const),
          },
        ]
      : []),
  ]);
}

/** Flight makes somebody nimbler, too (UQ-WIZ-15). */
function byFlight(t: Tale, attribute: Attribute, ahead: Ahead): Aid[] {
  if (attribute !== 'MOV') return [];
  const doubtful = inDoubt(attribute, FLIGHT_MOV, ahead);
  return freeCastings(t, 'Flight').flatMap((casting) =>
    doubtful.map((whom) => castOn(casting, whom, () => castFlight(t, casting, whom))),
  );
}

/** What somebody could do before the dice now, but for what is kept by standing order (D-02). */
function aids(t: Tale, ahead: Ahead): Aid[] {
  return ahead.attributes.flatMap((attribute) => [
    ...bySpell(t, attribute, ahead),
    ...byFlight(t, attribute, ahead),
    ...byPotion(t, attribute, ahead),
  ]);
}

/**
 * Before a plain test, a skill or a ladder: spells and potions that raise what is tested (UQ-WIZ-13: instant, D-01). Opens only
 * while somebody has one of them and it could matter. `of` is what is tried, where it is not the attribute itself. True if the player was asked, and so has said that the dice may roll.
 */
export function* mayStrengthen(t: Tale, ahead: Ahead, of?: readonly string[]): Play<boolean> {
  for (let asked = false; ; asked = true) {
    const open = aids(t, ahead).slice(0, MENU_LIMIT);
    if (open.length === 0) return asked;
    const answer = yield* t.ask({
      name: 'before the test',
      kind: 'roll',
      text: { key: 'before-test', args: { who: ahead.about.map(({ name }) => name), attribute: ahead.attributes } },
      options: [
        { id: 'roll', label: rollsTest(t, ahead, of), tone: 'go' },
        ...open.map(({ id, label }) => ({ id, label, ...(open.length > 3 && { menu: 'remedy' }) })),
      ],
      ...(open.length > 3 && { menus: [{ id: 'remedy', placeholder: { key: 'menu-remedy' }, min: 1, max: 1 }] }),
      default: 'roll',
    });
    const chosen = open.find(({ id }) => id === answer.options[0]);
    if (!chosen) return true;
    yield* chosen.run();
  }
}
