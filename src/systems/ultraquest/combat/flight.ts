import { halved } from '../amounts.js';
import type { Adventurer } from '../state.js';
import type { Play } from '../tale.js';
import { talismanWindow } from '../talismans.js';
import { mayLeave } from '../wizards/leaving.js';
import { bodiesAreLost, rowOf, situationOf, targets, type Battle } from './battle.js';
import { injure } from './harm.js';
import { overrun } from './overrun.js';
import { woundsAreCursed } from './situation.js';
import { festering } from './venom.js';

/** How a group runs: what is taken off the D3 (UQ-CMB-36, UQ-CMB-38, UQ-CMB-40, C-21). */
export function flightModifier({ orderly, driven }: { orderly: boolean; driven: boolean }): number {
  return (driven ? 0 : -1) + (orderly ? -1 : 0);
}

/** The first D3-1 of those who fought get an injury each; armor does not help, ducking does (UQ-CMB-36, UQ-CMB-37). */
export function* flee(battle: Battle, how: { orderly: boolean; driven: boolean }): Play<void> {
  const modifier = flightModifier(how);
  const caught = (face: number) => Math.max(0, halved(face) + modifier);
  const face = battle.t.roll('flight', 6);
  const die = { id: 'flight', purpose: 'flight', sides: 6, face };
  const hit = (shown: number) => Math.min(caught(shown), targets(battle).length);
  const couldSpare = ([lying]: readonly { face: number }[]) => hit(lying?.face ?? 1) > hit(1);
  tellFlight(battle, face, caught(face));
  const [last] = yield* talismanWindow(battle.t, 'flight', [die], { worthwhile: couldSpare });
  const count = caught(last?.face ?? face);
  if (last && last.face !== face) tellFlight(battle, last.face, count);
  const endangered = () => targets(battle).slice(0, count);
  yield* mayLeave(battle.t, {
    get text() {
      return { key: 'flight-preview', args: { who: endangered().map(({ name }) => name) } };
    },
    endangered,
    everybody: () => rowOf(battle),
  });
  yield* hitInFlight(battle, endangered());
}

function* hitInFlight(battle: Battle, caughtUp: readonly Adventurer[]): Play<void> {
  const row = targets(battle);
  const colour = woundsAreCursed(situationOf(battle)) ? 'black' : 'red';
  const wound = { colour, ducked: battle.ducked, unburied: bodiesAreLost(battle) } as const;
  const struck: Adventurer[] = [];
  for (const member of caughtUp) {
    if ((yield* injure(battle.t, member, { ...wound, source: 'flight' })) !== 'averted') struck.push(member);
  }
  for (const { id } of struck) battle.hurt.add(id);
  yield* festering(battle, struck);
  yield* overrun(battle, row, { ...wound, source: 'overrun' });
}

function tellFlight(battle: Battle, face: number, count: number): void {
  battle.t.tell({ kind: 'rolled', purpose: 'flight', dice: [halved(face)], total: count });
}
