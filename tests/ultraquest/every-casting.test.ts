import { describe, expect, it } from 'vitest';
import { playScenario, transcribe } from '../../src/cli/scenario/play-scenario.js';
import { CASTING_RULES } from '../../src/systems/ultraquest/casting-rules.js';
import { SKILLS } from '../../src/systems/ultraquest/skills.js';
import { slug } from '../../src/book/names.js';

const named = (kind: 'spell' | 'miracle') => Object.keys(SKILLS).filter((name) => SKILLS[name]?.kind === kind);
const POWERS = [...named('spell'), ...named('miracle')];

const outcomes = (text: string) => ({ event: `There. \`${text}\`\n\n- saved: Well.\n- else: Ill.` });
const test = (attribute: string) => ({ event: `There. \`test ${attribute} first\`\n\n- pass: Well.\n- fail: Ill.` });

/** What happens, and every spell and miracle that may be used then as the rulebook says of it. */
const MOMENTS: Readonly<Record<string, readonly [what: object, may: string]>> = {
  'a melee': [
    { fight: 'ME! 1 troll D6' },
    'Magic Arrow, Strength, Dexterity, Flight, Dragon Skin, Healing, Holy Armor',
  ],
  'a fight from afar': [
    { fight: 'RA! 1 troll D6' },
    'Magic Arrow, Strength, Dexterity, Flight, Fireball, Sphere, Dragon Skin, Ice Storm, Healing, Holy Armor',
  ],
  'a fight of both kinds': [
    { fight: 'ME+RA! 1 troll D6' },
    'Magic Arrow, Strength, Dexterity, Flight, Fireball, Sphere, Dragon Skin, Ice Storm, Healing, Holy Armor',
  ],
  'a fight with undead': [
    { fight: 'ME! 1 zombie D6 zombie' },
    'Magic Arrow, Strength, Dexterity, Flight, Dragon Skin, Healing, Holy Ray, Holy Armor',
  ],
  poison: [outcomes('poison each'), 'Teleportation, Neutralize Poison'],
  'a flood': [outcomes('drown each'), 'Teleportation, Flight, Gills, Water Breathing'],
  fire: [outcomes('burn each'), 'Teleportation, Fire Protection'],
  frost: [outcomes('freeze each'), 'Teleportation, Cold Protection'],
  'a fall': [outcomes('fall each'), 'Teleportation, Flight'],
  'a curse': [{ event: 'There. `curse each`' }, 'Teleportation, Magic Protection, Curse-Breaker'],
  'a spell': [outcomes('spell deep sleep each'), 'Teleportation, Magic Protection, Curse-Breaker'],
  'an injury': [{ event: 'There. `injure first`' }, 'Teleportation'],
  'a death': [{ event: 'There. `kill first`' }, 'Teleportation, Healing'],
  'a test of STR': [test('STR'), 'Strength'],
  'a test of DEX': [test('DEX'), 'Dexterity'],
  'a test of MOV': [test('MOV'), 'Speed, Flight'],
  'a test of INT': [{ ...test('INT'), dice: { 'INT: Rukha': 1 } }, ''],
};

/** Sanne knows every spell, Wolfram every miracle, and both have what it takes; Pip is in need of healing. */
function party(mark: '' | '!') {
  const knows = (kind: 'spell' | 'miracle') => named(kind).map((name) => `${name}${SKILLS[name]?.mastery ? mark : ''}`);
  const attributes = { INT: 4, DEX: 4 };
  return {
    b: {
      preset: 'B',
      place: 'Wa',
      members: {
        Wolfram: { profession: 'cleric', skills: knows('miracle'), attributes },
        Pip: { injuries: 1, curses: 1, skills: [] },
        Sanne: { skills: knows('spell'), attributes },
      },
    },
  };
}

/** Every spell and miracle of which something stands among the options. */
function offered(what: object, mark: '' | '!'): string[] {
  const told = transcribe({ title: 'Now', rules: ['UQ-WIZ-03'], groups: party(mark), expect: {}, ...what }).join('\n');
  return POWERS.filter((name) => new RegExp(`cast:a[24]:${slug(name)}\\b(?!-)`).test(told)).sort();
}

const listed = (names: string) => names.split(', ').filter(Boolean).sort();

describe('every spell and miracle', () => {
  it.each(Object.entries(MOMENTS))(
    'may be used in %s if it helps there, and no other is offered (UQ-WIZ-08 to 34, UQ-CLR-08 to 21, UQ-CMB-53)',
    (_moment, [what, may]) => {
      expect([offered(what, ''), offered(what, '!')]).toEqual([listed(may), listed(may)]);
    },
  );

  it('calls back who has died where nothing saved them (UQ-CLR-25)', () => {
    expect(offered({ event: 'There. `kill first`', steps: [{ answer: 'no' }] }, '')).toContain('Spark of Life');
  });

  it('heals who would die of a second injury (UQ-CLR-08, UQ-CMB-53)', () => {
    const groups = party('');
    Object.assign(groups.b.members, { Rukha: { injuries: 1 } });
    const what = { event: 'There. `injure first`', groups, steps: [{ answer: 'no' }] };
    expect(offered(what, '')).toEqual(listed('Healing, Teleportation'));
  });

  /** Those that do something between fights and hazards; Magic Protection only for a master (C-45). */
  const AT_LEISURE =
    'Healing, Curse-Breaker, Holy Armor, Fire Protection, Water Breathing, Speed, Strength, Dexterity, Flight, Gills, Cold Protection';

  it.each(POWERS)('%s is cast at leisure, or refused by its own rule', (name) => {
    for (const mark of ['', '!'] as const) {
      const caster = named('spell').includes(name) ? 'Sanne' : 'Wolfram';
      const open = listed(AT_LEISURE).includes(name) || (name === 'Magic Protection' && mark === '!');
      const code = name === 'Store Power' ? 'stored-while-resting' : 'used-when-asked';
      const use = { use: { adventurer: caster, item: name, on: 'Pip' } };
      const scenario = {
        title: name,
        rules: ['UQ-WIZ-03'],
        groups: party(mark),
        dice: open ? { [`${name}: ${caster}`]: 6 } : {},
        steps: [open ? use : { ...use, refused: code }],
        expect: open ? { facts: [{ test: { of: name } }] } : {},
      };
      expect(playScenario(scenario)).toEqual([]);
      const why = transcribe(scenario).filter((line) => line.startsWith('no: '));
      expect(why).toEqual(open ? [] : [expect.stringMatching(new RegExp(` ${CASTING_RULES[name]}$`))]);
    }
  });

  it('has a rule of its own', () => {
    expect(Object.keys(CASTING_RULES).sort()).toEqual([...POWERS].sort());
  });
});
