import { describe, expect, it } from 'vitest';
import type { Battle } from '../../src/systems/ultraquest/combat/battle.js';
import { armorOf } from '../../src/systems/ultraquest/combat/armor.js';
import { stillStands, suffer } from '../../src/systems/ultraquest/combat/damage.js';
import { openBattle, type Encounter } from '../../src/systems/ultraquest/combat/encounter.js';
import type { Foe } from '../../src/systems/ultraquest/combat/situation.js';
import type { Adventurer, Harm } from '../../src/systems/ultraquest/state.js';
import type { Play } from '../../src/systems/ultraquest/tale.js';
import { factsOf, named, play, tableWith, type Faces, type Reply } from './telling.js';

const TROLL: Foe = { count: 1, name: 'troll', dice: [], plus: 9, armor: 0, tags: [] };

/** Something done in a battle of group B, all in the line but those who stay out. */
function inBattle<T>(
  encounter: Partial<Encounter>,
  what: (battle: Battle) => Play<T>,
  { change, out = [], answers = {}, dice = {} }: Setting = {},
) {
  const table = tableWith('B');
  change?.((name) => named(table.group, name));
  const played = play(
    table,
    (t) => {
      const battle = openBattle(t, { kind: 'ME', voluntary: false, foes: [{ ...TROLL }], ...encounter });
      battle.round = 2;
      for (const member of table.group.members)
        if (!out.includes(member.name)) battle.stances.set(member.id, battle.kind === 'RA' ? 'RA' : 'ME');
      return what(battle);
    },
    { answers, dice, defaults: true },
  );
  return { ...played, group: table.group };
}

interface Setting {
  readonly change?: (who: (name: string) => Adventurer) => void;
  readonly out?: readonly string[];
  readonly dice?: Faces;
  readonly answers?: Readonly<Record<string, Reply | readonly Reply[]>>;
}

function protect(adventurer: Adventurer, from: Harm, rounds: number): void {
  adventurer.effects.push({ kind: 'protection', from, amount: rounds, source: 'Sphere', magic: true, until: 'fight' });
}

function armorAgainst(kind: 'ME' | 'RA', from: Harm, rounds: number, things: readonly string[] = []): number {
  const { result } = inBattle({ kind }, function* (battle) {
    const rukha = named(battle.group, 'Rukha');
    rukha.hand = [0, 1, 2, 3, 4, 5].map((i) => {
      const worn = things[i];
      return worn === undefined ? null : { id: `x:${i}`, kind: worn };
    });
    rukha.effects.push({
      kind: 'attribute',
      attribute: 'STR',
      amount: 1,
      source: 'Strength',
      magic: true,
      until: 'turn',
    });
    protect(rukha, from, rounds);
    return armorOf(battle, rukha);
  });
  return result;
}

describe('a sphere', () => {
  it.each([
    ['covers like armor of 3 in ranged combat', 'RA', 'missiles', 2, [], 3],
    ['as long as it stands', 'RA', 'missiles', 3, [], 3],
    ['and no round longer', 'RA', 'missiles', 1, [], 0],
    ['is none if it keeps off something else', 'RA', 'fire', 2, [], 0],
    ['lets blows through', 'ME', 'missiles', 2, [], 0],
    ['adds nothing to better armor', 'RA', 'missiles', 2, ['plate-armor'], 4],
  ] as const)('%s (UQ-WIZ-27)', (_what, kind, from, rounds, things, armor) => {
    expect(armorAgainst(kind, from, rounds, things)).toBe(armor);
  });
});

describe('what damage would do', () => {
  /** Whom it would be seen to hurt by somebody who could take one of them out of it. */
  const threatened = (damage: number, { change, ...setting }: Setting = {}) => {
    const { questions } = inBattle({}, (battle) => suffer(battle, damage), {
      ...setting,
      change: (who) => {
        change?.(who);
        who('Sanne').skills = [{ name: 'Teleportation', mastered: false }];
      },
    });
    const { text } = questions.find(({ name }) => name === 'teleport') ?? {};
    return text && 'args' in text ? text.args['who'] : undefined;
  };
  /** The spell is tried once somebody is about to die. */
  const fails = { 'Teleportation: Sanne': 6 };
  const bare: Setting['change'] = (who) =>
    ['Rukha', 'Wolfram', 'Pip', 'Sanne'].forEach((name) => (who(name).hand = []));

  it('is told by the row from its front, armor taken off (UQ-CMB-20, UQ-CMB-21)', () => {
    expect(threatened(1, { change: bare })).toEqual(['Rukha']);
    expect(threatened(3, { change: bare })).toEqual(['Rukha', 'Wolfram', 'Pip']);
    const armored = (who: (name: string) => Adventurer) => {
      bare(who);
      who('Rukha').hand = [{ id: 'x:1', kind: 'leather-armor' }];
    };
    expect(threatened(3, { change: armored })).toEqual(['Rukha']);
    expect(threatened(4, { change: armored })).toEqual(['Rukha', 'Wolfram']);
  });

  it('begins again at the front, and passes over whom it would kill (UQ-CMB-22, UQ-CMB-23)', () => {
    const hurt = (who: (name: string) => Adventurer) => {
      bare(who);
      who('Wolfram').injuries = { red: 1, black: 0 };
      who('Pip').injuries = { red: 0, black: 1 };
    };
    expect(threatened(99, { change: hurt, dice: fails })).toEqual(['Rukha', 'Wolfram', 'Pip', 'Sanne']);
    expect(threatened(6, { change: hurt, dice: fails })).toEqual(['Rukha', 'Wolfram', 'Pip', 'Sanne']);
  });

  it('is nothing for who stays behind the last fighter (UQ-CMB-33)', () => {
    expect(threatened(9, { change: bare, out: ['Pip', 'Sanne'], dice: fails })).toEqual(['Rukha', 'Wolfram']);
  });
});

describe('damage', () => {
  const hit = (damage: number, setting: Setting & { foes?: Foe[] }) =>
    inBattle(
      { ...(setting.foes && { foes: setting.foes }) },
      function* (battle) {
        return (yield* suffer(battle, damage)).map(({ name }) => name);
      },
      setting,
    );

  it('catches those who stayed out once all who fought are dead, twice each (UQ-CMB-32)', () => {
    const played = hit(2, {
      out: ['Pip', 'Sanne'],
      change: (who) => {
        for (const name of ['Rukha', 'Wolfram']) Object.assign(who(name), { hand: [], injuries: { red: 1, black: 0 } });
        for (const name of ['Pip', 'Sanne']) who(name).hand = [];
      },
    });
    expect(played.result).toEqual(['Rukha', 'Wolfram']);
    expect(factsOf(played, 'death').map(({ who }) => who)).toEqual(['Rukha', 'Wolfram', 'Pip', 'Sanne']);
    const caught = factsOf(played, 'injury').filter(({ source }) => source === 'overrun');
    expect(caught.map(({ who }) => who)).toEqual(['Pip', 'Pip', 'Sanne', 'Sanne']);
    expect(played.group.members).toEqual([]);
  });

  it('leaves those who stayed out alone while one who fought still lives (UQ-CMB-32)', () => {
    const played = hit(1, { out: ['Pip', 'Sanne'], change: (who) => (who('Rukha').hand = []) });
    expect(factsOf(played, 'injury').map(({ who }) => who)).toEqual(['Rukha']);
  });

  it('is a curse as well where the first foe is a ghost, and is put down to the enemy (UQ-CMB-45)', () => {
    const played = hit(1, {
      foes: [{ ...TROLL, name: 'ghost', tags: ['ghost'] }],
      change: (who) => (who('Rukha').hand = []),
    });
    expect(factsOf(played, 'injury')[0]).toMatchObject({ who: 'Rukha', colour: 'black', source: 'ghost' });
  });

  it('names nobody twice, however often somebody is struck (UQ-CMB-23)', () => {
    const played = hit(5, {
      change: (who) => ['Rukha', 'Wolfram', 'Pip', 'Sanne'].forEach((name) => (who(name).hand = [])),
    });
    expect(played.result).toEqual(['Rukha', 'Wolfram', 'Pip', 'Sanne']);
  });
});

describe('somebody with Endurance', () => {
  const endures = (names: readonly string[], answers: Setting['answers'], change?: Setting['change']) =>
    inBattle(
      {},
      function* (battle) {
        return yield* stillStands(
          battle,
          names.map((name) => named(battle.group, name)),
        );
      },
      {
        ...(answers && { answers }),
        change: (who) => {
          who('Rukha').skills = [{ name: 'Endurance', mastered: false }];
          who('Rukha').injuries = { red: 1, black: 0 };
          change?.(who);
        },
      },
    );

  it('may fight on, or end it all the same (UQ-CMB-27, UQ-FGT-09)', () => {
    expect(endures(['Rukha'], { endure: 'fight-on' }).result).toBe(true);
    const ended = endures(['Rukha'], { endure: 'withdraw' });
    expect(ended.result).toBe(false);
    expect(ended.questions[0]).toMatchObject({ kind: 'endurance', default: 'withdraw' });
  });

  it('ends it without a question if somebody without it was struck as well (UQ-CMB-27)', () => {
    expect(endures(['Rukha', 'Sanne'], undefined).questions).toEqual([]);
  });
});
