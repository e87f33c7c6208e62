import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../src/automatic/danger.js';
import { opsOf } from '../../src/book/check/walk.js';
import type { FightOp } from '../../src/book/contract/fights.js';
import { loadBook } from '../../src/book/load.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';

const HEAD = '---\nregion: Wa\nname: Forest\nhonor: none\nwork: none\npeople: nobody\n---\n\n# Forest\n\nTrees.\n\n';
const TEXT = `${HEAD}
## 1-30 Rain {#rain}

It rains.

## 31-60 Stones {#stones}

Stones fall.

\`injure each\`

## 61-80 The worst {#worst}

It comes for the first of you.

\`kill first\` \`inherit\`

## 81-90 Deeper {#deeper}

It goes on.

\`next +20\`

## 91-100 Fights {#fights}

\`roll D3+1 as goblins\` {goblins} goblins come, each behind the other.

\`fight ME! {goblins} goblins D6+1\`
- win: Done.
- lose: Lost.

A mouse comes.

\`fight ME! 1 mouse D3\`
- win: Done.
- lose: Lost.

A hill comes.

\`fight ME! 1 hill 2D6+400\`
- win: Done.
- lose: Lost.
`;

const { book } = loadBook([{ path: 'events/Wa.md', text: TEXT }], ULTRAQUEST_REGISTRY);
const simulation = simulationOf(book);
const scriptOf = (id: string) => {
  const script = book.current(`Wa#${id}`);
  if (!script) throw new Error(`no event ${id}`);
  return script;
};

describe('danger by simulation', () => {
  const danger = (id: string, honor = 0) => simulation.expectDanger(scriptOf(id), honor);

  it('counts injuries once and deaths four times', () => {
    expect(danger('rain')).toBe(0);
    expect(danger('stones')).toBeGreaterThan(3);
    expect(danger('stones')).toBeLessThanOrEqual(4);
    // One of the two standard groups has a Healing Potion at hand, and lives.
    expect(danger('worst')).toBe(2);
  });

  it('leaves what lies deeper to the events there', () => {
    expect(danger('deeper')).toBe(0);
  });

  it('is the same every time', () => {
    expect(danger('fights', 10)).toBe(danger('fights', 10));
  });
});

describe('the odds of a fight', () => {
  const script = scriptOf('fights');
  const [goblins, mouse, hill] = opsOf(script).filter((op): op is FightOp => op.op === 'fight');
  const odds = (fight: FightOp | undefined, honor: number) => {
    if (!fight) throw new Error('no fight');
    return simulation.fightOdds(fight, honor, script);
  };

  it('knows how many foes were rolled: some win against goblins, and some lose', () => {
    expect(odds(goblins, 0).win).toBeGreaterThan(0);
    expect(odds(goblins, 0).lose).toBeGreaterThan(0);
  });

  it('finds what nobody loses and what nobody wins', () => {
    expect(odds(mouse, 0).lose).toBe(0);
    expect(odds(hill, 99).win).toBe(0);
  });

  it('makes groups stronger with their Honor', () => {
    expect(odds(goblins, 60).lose).toBeLessThan(odds(goblins, 0).lose);
  });
});
