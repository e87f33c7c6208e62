import type { Option } from '../../../engine/ask.js';
import type { Flow } from '../../../engine/system.js';
import { refuse } from '../../../engine/words.js';
import { hundred } from '../amounts.js';
import { optionId } from '../option-id.js';
import type { Play, Tale } from '../tale.js';
import { FIXED_GOLD, GOLD_FOR_TRADER, traders } from './assembly.js';
import { chosenRegion, regionsToChoose, rollSkills } from './learned.js';
import { askOnPage, BACK } from './page.js';
import { FOUNDERS, GIFTS, personAt, type Sketch, sketchOf } from './sketch.js';
import { put } from './steps.js';
import { afterPerson, changed, goOn, turnTo } from './way.js';

/** `create-skills`: the dice for starting skills, and the land that comes with some (UQ-START-06, UQ-SEA-02, UQ-RNG-02). */
export function* learn(t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  rollSkills(t, sketch, sketch.focus);
  const regions = regionsToChoose(sketch, sketch.focus);
  const now = chosenRegion(sketch, sketch.focus);
  if (now === undefined || regions.length === 1) return afterPerson(t, sketch);
  const person = personAt(sketch, sketch.focus);
  const answer = yield* askOnPage(t, sketch, 'region', {
    text: { key: person.profession === 'seafarer' ? 'creation-water' : 'which-region', args: { who: person.name } },
    options: [
      ...regions.map((region) => ({ id: optionId('region', region), label: { key: 'region', args: { region } } })),
      BACK,
    ],
    default: optionId('region', now),
  });
  if (answer.options[0] === 'back') return turnTo(t, sketch, 'person');
  const region = regions.find((each) => optionId('region', each) === answer.options[0]) ?? now;
  if (region === person.region) return afterPerson(t, sketch);
  return afterPerson(t, changed(t, sketch, { people: put(sketch, { ...person, region }) }));
}

/** `create-gold`: D100 or 44, said before the roll; who has seen the dice keeps to them (UQ-START-08, UQ-START-14). */
export function* takeGold(t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  const more = traders(sketch) * GOLD_FOR_TRADER;
  const answer = yield* askOnPage(t, sketch, 'gold', {
    text: { key: 'creation-gold', args: { more } },
    options: goldOptions(sketch),
    default: sketch.dice['gold'] ? 'rolled' : 'fixed',
  });
  const id = answer.options[0];
  if (id === 'back') return turnTo(t, sketch, 'person', FOUNDERS - 1);
  const gold = id === 'rolled' ? 'rolled' : 'fixed';
  if (gold === 'rolled') rollGold(t, sketch);
  return goOn(t, gold === sketch.gold ? sketch : changed(t, sketch, { gold }), 'gift');
}

function goldOptions({ dice }: Sketch): Option[] {
  const [tens, ones] = dice['gold'] ?? [];
  const seen = tens !== undefined && ones !== undefined;
  return [
    {
      id: 'fixed',
      label: { key: 'creation-gold-fixed', args: { gold: FIXED_GOLD } },
      ...(seen && { refused: refuse('dice-are-cast', { total: hundred(tens, ones) }, 'UQ-START-08') }),
    },
    {
      id: 'rolled',
      label: seen
        ? { key: 'creation-gold-keep', args: { gold: hundred(tens, ones) } }
        : { key: 'creation-gold-rolled' },
    },
    BACK,
  ];
}

function rollGold(t: Tale, sketch: Sketch): void {
  if (sketch.dice['gold']) return;
  const tens = t.roll('starting gold tens', 10);
  const ones = t.roll('starting gold ones', 10);
  sketch.dice['gold'] = [tens, ones];
  t.tell({ kind: 'rolled', purpose: 'gold', dice: [hundred(tens, ones)], total: hundred(tens, ones) });
}

/** `create-gift`: one of three (UQ-START-09). */
export function* takeGift(t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  const answer = yield* askOnPage(t, sketch, 'gift', {
    text: { key: 'creation-gift' },
    options: [
      ...GIFTS.map((item) => ({ id: optionId('gift', item), label: { key: 'creation-take', args: { item } } })),
      BACK,
    ],
    default: optionId('gift', sketch.gift ?? GIFTS[0]),
  });
  if (answer.options[0] === 'back') return turnTo(t, sketch, 'gold');
  const gift = GIFTS.find((item) => optionId('gift', item) === answer.options[0]) ?? GIFTS[0];
  return goOn(t, gift === sketch.gift ? sketch : changed(t, sketch, { gift }), 'shop');
}
