import { describe, expect, it } from 'vitest';
import { loadBook } from '../../src/book/load.js';
import type { Flow, Play } from '../../src/engine/system.js';
import { turnOps } from '../../src/systems/ultraquest/ops/turn.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';
import { forget, MOST_REMEMBERED, remember } from '../../src/systems/ultraquest/turn/scene.js';
import { play, tableWith } from './telling.js';

const TABLE = `---
region: Wi
name: Meadows
honor: none
work: none
people: nobody
---

# Meadows

Grass.

## 1-50 A cow {#cow}

A cow.

## 51-100 The cow again {#again}

It looks up. /

- [if seen Wi#cow] Greet it
  It knows you.
- Walk on {default}
`;

describe('what a group has met', () => {
  const { book } = loadBook([{ path: 'events/Wi.md', text: TABLE }], ULTRAQUEST_REGISTRY);
  const rules = readBook(book);

  it('is asked for by texts of the book', () => {
    expect([rules.isRecalled('Wi#cow'), rules.isRecalled('Wi#again')]).toEqual([true, false]);
  });

  it('is kept as far as the book asks for it, and a while beside that', () => {
    const { group } = tableWith('A');
    const meet = (event: string) => {
      remember(group, event);
      forget(rules, group);
    };
    meet('Wi#cow');
    for (let i = 1; i <= MOST_REMEMBERED; i++) meet(`Wi#other-${i}`);
    expect([group.met.length, group.met[0], group.met[1]]).toEqual([MOST_REMEMBERED, 'Wi#cow', 'Wi#other-2']);
    for (let i = 1; i <= 1200; i++) meet(`Vu#far-away-and-long-ago-${i}`);
    expect(group.met).toHaveLength(MOST_REMEMBERED);
    expect(group.met).toContain('Wi#cow');
    expect(group.met.at(-1)).toBe('Vu#far-away-and-long-ago-1200');
    expect(JSON.stringify(group.met).length).toBeLessThan(5000);
  });

  it('is thinned out at the end of an event', () => {
    const table = tableWith('A');
    table.group.met = Array.from({ length: 400 }, (_, i) => `Vu#old-${i}`);
    play(table, (t) => turnOps(rules)['turn-event-over']?.run({ op: 'turn-event-over' }, t) as Play<Flow>);
    expect([table.group.met.length, table.group.met.at(-1)]).toEqual([MOST_REMEMBERED, 'Wa#test']);
  });
});
