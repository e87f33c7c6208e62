import type { Play } from '../tale.js';
import { retreatInOrder, retreatLeaders, tacticsNeeds } from '../fighters/powers.js';
import type { Battle } from './battle.js';
import { change, choices, menus } from './plan.js';
import { against, ourStrength } from './plan-in-figures.js';
import { withSecondCasts } from './planned-casts.js';
import { powersOf } from './powers.js';
import { situationOf } from './battle.js';
import { undeadFight } from './situation.js';

/** What the group does after a tied round. */
export type AfterTie = 'fight-on' | 'flee' | 'retreat';

/** Whoever runs by order runs in good order, if somebody can see to it: it costs nothing to try (UQ-FGT-21). */
function* anyRetreat(battle: Battle): Play<boolean> {
  for (const leader of retreatLeaders(battle)) if (yield* retreatInOrder(battle, leader)) return true;
  return false;
}

/**
 * Window W5, after a tied round (UQ-CMB-35): fight on, flee, or try an orderly retreat. How somebody fights may change now,
 * and who fights does not (UQ-CMB-15). A standing order answers in advance (D-02). After the third round undead leave only flight (UQ-CMB-40).
 */
export function* tieWindow(battle: Battle, driven: boolean): Play<AfterTie> {
  const order = driven ? undefined : battle.group.orders?.tie;
  if (order) {
    battle.t.tell({ kind: 'order-followed', group: battle.group.name, what: order });
    return order === 'flee' && (yield* anyRetreat(battle)) ? 'retreat' : order;
  }
  for (let revises = false; ; revises = true) {
    const leaders = retreatLeaders(battle);
    if (driven && leaders.length === 0) return 'flee';
    battle.round += 1;
    const open = driven ? [] : powersOf(battle).filter(({ moment }) => moment !== 'before');
    const powers = withSecondCasts(battle, open);
    const options = driven ? [] : choices(battle, powers, true);
    const sums = driven ? {} : { ours: ourStrength(battle), ...against(battle) };
    battle.round -= 1;
    const answer = yield* battle.t.ask({
      name: `tie ${battle.round}`,
      kind: 'tie',
      options: [
        ...(driven ? [] : [{ id: 'fight-on', label: { key: 'fight-on' }, tone: 'go' as const }]),
        { id: 'flee', label: { key: 'flee' }, tone: 'danger' },
        ...leaders.map((leader) => ({
          id: `retreat:${leader.id}`,
          label: { key: 'retreat', args: { who: leader.name, needs: tacticsNeeds(battle, leader) } },
        })),
        ...options,
      ],
      menus: menus(options),
      default: driven ? 'flee' : 'fight-on',
      about: { kind: 'tie', round: battle.round, undead: undeadFight(situationOf(battle)), ...sums },
      ...(revises && { revises }),
    });
    const [id = ''] = answer.options;
    if (id === 'fight-on' || id === 'flee') return id;
    const leader = leaders.find((member) => id === `retreat:${member.id}`);
    if (leader && (yield* retreatInOrder(battle, leader))) return 'retreat';
    if (!leader) yield* change(battle, powers, id);
  }
}
