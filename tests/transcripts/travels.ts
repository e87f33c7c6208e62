import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chanceFrom, type Chance } from '../../src/automatic/chance.js';
import { DUNGEONS, placeFor } from '../../src/automatic/coming-to.js';
import { anyGroup, campaignOf } from '../../src/automatic/groups.js';
import { diceFrom } from '../../src/automatic/play-out.js';
import { RandomPlayer } from '../../src/automatic/player.js';
import type { Dice } from '../../src/dice/dice.js';
import { loadBook } from '../../src/book/load.js';
import { tablesBeside } from '../../src/cli/scenario/files.js';
import { Table } from '../../src/cli/scenario/table.js';
import { Transcript } from '../../src/cli/scenario/transcript.js';
import type { RegionCode } from '../../src/systems/ultraquest/names.js';
import { readBook } from '../../src/systems/ultraquest/read-book.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';
import { newItem } from '../../src/systems/ultraquest/start.js';
import type { Group } from '../../src/systems/ultraquest/state.js';
import { ultraQuest } from '../../src/systems/ultraquest/system.js';
import { answer, step } from './plays.js';
import { Wanderer } from './wandering.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Enough of the board for land and water, near and far, above and below. */
const LANDS: readonly RegionCode[] = [
  ...(['St', 'Do', 'Gy', 'Ga', 'Fe', 'Wi', 'UF', 'Me', 'Ma', 'Wa', 'Eb', 'Hü', 'Kl', 'Su', 'Mg', 'Wo'] as const),
  ...(['GV', 'SV'] as const),
];
const STARTS = ['St', 'Do', 'Ga', 'Wi', 'UF', 'Wa', 'Kl', 'Me'] as const;
const SEATS = ['a', 'b', 'c'] as const;
const STEPS = 60;
/** How many travels are known. */
const TRAVELLED = 30;
const CARGO = ['boat', 'raft', 'ship', 'airship', 'antidote'] as const;

/** A book in which every land has the same events, with every op there is: much of the board may be travelled. */
function openTravelBook() {
  const text = (name: string) => readFileSync(join(HERE, 'land', `${name}.md`), 'utf8');
  const [land, dungeon] = [text('land'), text('dungeon')];
  const lands = LANDS.map((region) => ({
    path: `events/${region}.md`,
    text: `---\nregion: ${region}\nname: ${region}\nhonor: none\nwork: none\npeople: nobody\n---\n\n${(DUNGEONS.some((each) => each === region) ? dungeon : land).replaceAll('LAND#', `${region}#`)}`,
  }));
  return loadBook([...tablesBeside(join(HERE, '../scenarios/x')), ...lands], ULTRAQUEST_REGISTRY);
}

/** Groups that travel the whole board as they come, and do there whatever can be done. */
export class Travels {
  readonly loaded = openTravelBook();
  private readonly system = ultraQuest(readBook(this.loaded.book));

  /** All that is told on a travel, and then every die that fell. */
  transcript(seed: number): readonly string[] {
    const chance = chanceFrom(seed * 7919);
    const place = placeFor(chance.oneOf(STARTS)) ?? 'St';
    const groups = Object.fromEntries(SEATS.map((seat) => [seat, travellers(chance, seat, place)]));
    const thrown: string[] = [];
    const dice = noting(diceFrom(seed), thrown);
    const table = new Table(this.system, this.loaded.book, dice, campaignOf(groups));
    const transcript = new Transcript(table);
    const [wanderer, player] = [new Wanderer(chance), new RandomPlayer(chance)];
    for (let steps = 0; steps < STEPS && table.state.turn.seat !== null; steps++) {
      const { seat } = table.state.turn;
      if (table.asks.length > 0) answer(table, transcript, player, false);
      else step(table, transcript, seat, wanderer.wish(table.state, seat));
    }
    return [...transcript.whole(), ...thrown];
  }

  /** What tells a travel from one that differs from it anywhere: `3: 527 lines, 93e7dd7d7029f592`. */
  digest(seed: number): string {
    const lines = this.transcript(seed);
    const print = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
    return `${seed}: ${lines.length} lines, ${print}`;
  }

  digests(): string[] {
    return Array.from({ length: TRAVELLED }, (_, i) => this.digest(i + 1));
  }
}

function noting(dice: Dice, thrown: string[]): Dice {
  return {
    draw: (purpose, sides) => {
      const face = dice.draw(purpose, sides);
      thrown.push(`${purpose}: ${face} of ${sides}`);
      return face;
    },
  };
}

function travellers(chance: Chance, seat: string, place: RegionCode): Group {
  const group = anyGroup(chance, seat, place);
  group.name = `Group ${seat}`;
  for (const member of group.members) member.gold = chance.oneOf([0, 15, 80]);
  if (chance.between(1, 3) === 1) group.cargo.push(newItem(group, seat, { kind: chance.oneOf(CARGO) }));
  return group;
}
