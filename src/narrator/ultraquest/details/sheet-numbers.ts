import { ATTRIBUTES } from '../../../systems/ultraquest/names.js';
import { armorRating, melee, ranged, type Sum } from '../../../systems/ultraquest/sheet/strength.js';
import type { Adventurer, UltraQuestState } from '../../../systems/ultraquest/state.js';
import { change, small } from '../../block.js';
import type { Detail } from '../../detail-voice.js';
import { name, signed } from '../../english.js';
import { health } from '../sheet.js';
import { partLine } from './sources.js';

/** What ME, RA and AR are, for who meets them first. */
const LEGEND: Detail = {
  blocks: [
    small(
      'ME: the die and what is added to it hand to hand · RA: the same from a distance · AR: armor, taken off the damage',
    ),
    small('MOV movement · STR strength · DEX dexterity · INT intelligence, and then what each knows'),
  ],
  rules: ['UQ-SHEET-02'],
};

/** Those among all groups who are named, as they stand now. */
export function sheetNumbers(state: unknown, named: ReadonlySet<string>): readonly Detail[] {
  const groups = Object.values((state as UltraQuestState).seats);
  const found = groups.flatMap(({ members }) => members).filter((one) => named.has(one.name) || named.has(one.id));
  return found.length ? [LEGEND, ...found.map(numbers)] : [];
}

function numbers(one: Adventurer): Detail {
  const [me, ra, ar] = [melee(one), ranged(one), armorRating(one)];
  const skills = one.skills.map(({ name: called, mastered }) => `${called}${mastered ? '!!!' : ''}`);
  return {
    blocks: [
      change(
        `**${name(one.name)}:** ME D6${signed(me.total)} · RA D6${signed(ra.total)} · AR ${ar.total}${health(one)}`,
      ),
      small([made('ME', me), made('RA', ra), made('AR', ar)].filter(Boolean).join(' · ')),
      small([...ATTRIBUTES.map((attribute) => `${attribute} ${one.attributes[attribute]}`), ...skills].join(' · ')),
    ],
    rules: [],
  };
}

const made = (what: string, { parts }: Sum): string => (parts.length ? `${what}: ${partLine(parts)}` : '');
