import type { Option } from '../../../engine/ask.js';
import { isCompanion } from '../companions.js';
import { isMagic, nameOf, wareOf } from '../equipment/items.js';
import { changeHonor, spendFame } from '../fame.js';
import { totalGold } from '../gold.js';
import { isLegendOf } from '../legendary.js';
import { optionId } from '../option-id.js';
import { removeItem } from '../sheet/carry.js';
import { itemsOf } from '../sheet/lines.js';
import { talismanOf } from '../talismans.js';
import type { Group, Item } from '../state.js';
import type { Play, Tale } from '../tale.js';
import { win } from '../turn/turns.js';
import { changeGold } from '../wealth.js';
import { groupOf } from '../where.js';

/** UQ-ACT-44 to 47, UQ-FAME-08. */
const GOLD_FOR_HONOR = 200;
const GOLD_FOR_MAGIC = 50;
const MAGIC_FOR_HONOR = 3;
const GOLD_FOR_FAME = 50;

/** What the king counts as a magic treasure: enchanted things, talismans, scrolls and potions. */
function isMagicTreasure(item: Item): boolean {
  const { use } = wareOf(item);
  return (
    !isCompanion(item) && (isMagic(item) || talismanOf(item) !== undefined || use === 'scroll' || use === 'potion')
  );
}

function belongings(group: Group): Item[] {
  return [...group.members.flatMap(itemsOf), ...group.cargo];
}

function isLegendary(t: Tale, item: Item): boolean {
  return isLegendOf(t, t.seat, item);
}

/** UQ-ACT-43: any number of exchanges, until the group takes its leave or the game is won. False if nothing was exchanged. */
export function* holdAudience(t: Tale): Play<boolean> {
  const offered: string[] = [];
  for (let exchanged = false; ;) {
    const group = groupOf(t);
    const magic = belongings(group).filter((item) => isMagicTreasure(item) && !isLegendary(t, item));
    const chosen = magic.filter((item) => offered.includes(item.id));
    const answer = yield* t.ask({
      name: 'audience',
      kind: 'audience',
      revises: true,
      text: {
        key: 'audience',
        args: { gold: totalGold(group), fame: group.fame, honor: group.honor, offered: chosen.map(nameOf) },
      },
      options: [
        ...exchanges(t, group, chosen),
        ...offers(magic, offered),
        { id: 'leave', label: { key: 'take-leave', args: { free: !exchanged } } },
      ],
      ...(magic.length > 0 && { menus: [{ id: 'offer', placeholder: { key: 'offer-magic' }, min: 1, max: 1 }] }),
      default: 'leave',
    });
    const id = answer.options[0] ?? 'leave';
    if (id === 'leave') return exchanged;
    const toggled = magic.find((item) => optionId('offer', item.id) === id);
    if (toggled) toggle(offered, toggled.id);
    else if (exchange(t, group, id, chosen)) return true;
    else {
      offered.length = 0;
      exchanged = true;
    }
  }
}

function toggle(offered: string[], id: string): void {
  const at = offered.indexOf(id);
  if (at < 0) offered.push(id);
  else offered.splice(at, 1);
}

function offers(magic: readonly Item[], offered: readonly string[]): Option[] {
  return magic.map((item) => ({
    id: optionId('offer', item.id),
    label: { key: offered.includes(item.id) ? 'offered' : 'offer', args: { item: nameOf(item) } },
    menu: 'offer',
  }));
}

/** What the king takes, and a legendary treasure from whom less than 100 Honor has brought (UQ-OBJ-04). */
function exchanges(t: Tale, group: Group, chosen: readonly Item[]): Option[] {
  const gold = totalGold(group);
  const legendary = belongings(group).find((item) => isLegendary(t, item));
  const all: Option[] = [
    {
      id: 'gold-for-honor',
      label: { key: 'gold-for-honor', args: { gold: GOLD_FOR_HONOR } },
      ...(gold < GOLD_FOR_HONOR && {
        refused: { refused: 'not-enough-gold', args: { price: GOLD_FOR_HONOR, has: gold }, rule: 'UQ-ACT-44' },
      }),
    },
    {
      id: 'fame-for-gold',
      label: { key: 'fame-for-gold', args: { gold: GOLD_FOR_FAME } },
      ...(group.fame < 1 && {
        refused: { refused: 'not-enough-fame', args: { price: 1, has: group.fame }, rule: 'UQ-ACT-47' },
      }),
    },
    {
      id: 'magic-for-gold',
      label: { key: 'magic-for-gold', args: { gold: GOLD_FOR_MAGIC } },
      ...(chosen.length !== 1 && {
        refused: { refused: 'offer-first', args: { count: 1, offered: chosen.length }, rule: 'UQ-ACT-45' },
      }),
    },
    {
      id: 'magic-for-honor',
      label: { key: 'magic-for-honor', args: { count: MAGIC_FOR_HONOR } },
      ...(chosen.length !== MAGIC_FOR_HONOR && {
        refused: {
          refused: 'offer-first',
          args: { count: MAGIC_FOR_HONOR, offered: chosen.length },
          rule: 'UQ-ACT-46',
        },
      }),
    },
  ];
  const crown: Option = {
    id: 'legendary',
    label: { key: 'give-legendary', args: { item: legendary ? nameOf(legendary) : '' } },
    tone: 'go',
  };
  return legendary && group.honor < 100 ? [...all, crown] : all;
}

/** Carries out one exchange; true if the game is won by it (UQ-ACT-48, UQ-ACT-49, UQ-OBJ-03). */
function exchange(t: Tale, group: Group, id: string, chosen: readonly Item[]): boolean {
  switch (id) {
    case 'gold-for-honor':
      changeGold(t, -GOLD_FOR_HONOR, 'audience');
      changeHonor(group, 1, t.tell.bind(t));
      break;
    case 'fame-for-gold':
      if (spendFame(group, 1, t.tell.bind(t))) changeGold(t, GOLD_FOR_FAME, 'audience');
      break;
    case 'magic-for-gold':
      handIn(t, group, chosen);
      changeGold(t, GOLD_FOR_MAGIC, 'audience');
      break;
    case 'magic-for-honor':
      handIn(t, group, chosen);
      changeHonor(group, 1, t.tell.bind(t));
      break;
    case 'legendary':
      handIn(
        t,
        group,
        belongings(group)
          .filter((item) => isLegendary(t, item))
          .slice(0, 1),
      );
      win(t.state, t.seat, 'legendary', t.tell.bind(t));
      return true;
  }
  return group.honor >= 100;
}

function handIn(t: Tale, group: Group, items: readonly Item[]): void {
  for (const item of items) {
    const removed = removeItem(group, item.id);
    if (removed)
      t.tell({ kind: 'item-lost', who: removed.owner?.name ?? group.name, item: nameOf(item), why: 'audience' });
  }
}
