import { isRefusal, refuse, type Refusal, type SeatId } from '../../../engine/words.js';
import { canCrossWater } from '../board/crafts.js';
import { regionAt } from '../board/spaces.js';
import { mountName, nameOf } from '../equipment/items.js';
import type { UltraQuestFact } from '../facts.js';
import { credit, take, totalGold } from '../gold.js';
import { groupAt, memberBy, seatsHere } from '../groups.js';
import type { IntentOf } from '../intents.js';
import { passLegend } from '../legendary.js';
import { CARGO, loadOf, unload } from '../sheet/cargo.js';
import { dropItem, receive } from '../sheet/carry.js';
import { itemsOf } from '../sheet/lines.js';
import type { Adventurer, Goods, Group, Item, Mount, Offer, UltraQuestState } from '../state.js';
import { gemName, gemOf, mountOf, partWith, takeGem, whyNotPart } from '../turn/animals-and-gems.js';
import { takeMount } from '../turn/burial.js';

type Tell = (fact: UltraQuestFact) => void;

/** What one side of a bargain is, found on the sheets: a thing or Gold of somebody. */
interface Side {
  readonly group: Group;
  /** Nobody's is what lies on the wagon or boat. */
  readonly owner?: Adventurer;
  readonly item?: Item;
  readonly gem?: number;
  readonly mount?: Mount;
  readonly gold: number;
}

function sideOf(group: Group, goods: Goods | undefined): Side | Refusal | undefined {
  if (!goods) return undefined;
  if (goods.who === CARGO) return loadedSide(group, goods);
  const owner = memberBy(group, goods.who);
  if (!owner) return refuse('not-a-member', { members: group.members.map(({ id }) => id) }, 'UQ-ACT-38');
  const gold = goods.gold ?? 0;
  const has = totalGold(group);
  if (has < gold) return refuse('not-enough-gold', { price: gold, has }, 'UQ-ACT-38');
  if (goods.item === undefined) return { group, owner, gold };
  const [gem, mount] = [gemOf(owner, goods.item), mountOf(owner, goods.item)];
  if (gem !== undefined) return { group, owner, gem, gold };
  if (mount) return whyNotPart(owner, mount) ?? { group, owner, mount, gold };
  const item = itemsOf(owner).find((each) => each.id === goods.item);
  if (!item || item.being)
    return refuse('not-carried', { who: owner.name, items: itemsOf(owner).map(nameOf) }, 'UQ-ACT-38');
  return { group, owner, item, gold };
}

/** Things lie on the wagon or boat, no Gold (UQ-SHEET-09); a craft is among them. */
function loadedSide(group: Group, { item: id, gold }: Goods): Side | Refusal {
  const item = id === undefined || gold !== undefined ? undefined : loadOf(group, id);
  if (item) return { group, item, gold: 0 };
  return refuse('not-carried', { who: group.name, items: group.cargo.map(nameOf) }, 'UQ-ACT-38');
}

function inWords(side: Side | undefined): string {
  if (!side) return '';
  const things = [
    ...(side.item ? [nameOf(side.item)] : []),
    ...(side.gem === undefined ? [] : [gemName(side.gem)]),
    ...(side.mount ? [mountName(side.mount)] : []),
  ];
  return [...things, ...(side.gold > 0 ? [`${side.gold} Gold`] : [])].join(', ');
}

/** Groups meet where they stand in the same space, outside dungeons (UQ-ACT-38). */
function whyNotMeet(state: UltraQuestState, from: SeatId, to: SeatId): Refusal | undefined {
  const here = seatsHere(state, from).filter((seat) => !groupAt(state, seat).dungeon);
  if (here.includes(to) && !groupAt(state, from).dungeon) return undefined;
  return refuse('nobody-here', { groups: here.map((seat) => groupAt(state, seat).name) }, 'UQ-ACT-38');
}

/** The seat that a player means: by its id or the name of its group. */
function seatNamed(state: UltraQuestState, name: string): SeatId | undefined {
  if (state.seats[name]) return name;
  return Object.keys(state.seats).find((seat) => groupAt(state, seat).name.toLowerCase() === name.trim().toLowerCase());
}

/** Offers something to another group in the same space, for something of theirs or for nothing. It stands until it is answered. */
export function makeOffer(
  state: UltraQuestState,
  seat: SeatId,
  intent: IntentOf<'offer'>,
  tell: Tell,
): Refusal | undefined {
  const to = seatNamed(state, intent.to);
  if (to === undefined || to === seat) return refuse('nobody-here', { groups: [] }, 'UQ-ACT-38');
  const apart = whyNotMeet(state, seat, to);
  if (apart) return apart;
  const give = sideOf(groupAt(state, seat), intent.give);
  const want = sideOf(groupAt(state, to), intent.want);
  if (isRefusal(give)) return give;
  if (isRefusal(want)) return want;
  const offers = state.offers ?? [];
  const id = Math.max(0, ...offers.map((offer) => offer.id)) + 1;
  const offer: Offer = {
    id,
    from: seat,
    to,
    ...(intent.give && { give: intent.give }),
    ...(intent.want && { want: intent.want }),
  };
  state.offers = [...offers.filter((each) => each.from !== seat || each.to !== to), offer];
  const [from, other] = [groupAt(state, seat).name, groupAt(state, to).name];
  tell({ kind: 'offer-made', id, from, to: other, seat: to, give: inWords(give), want: inWords(want) });
  return undefined;
}

function findOffer(state: UltraQuestState, id: number, seat: SeatId): Offer | Refusal {
  const mine = (state.offers ?? []).filter((offer) => offer.to === seat || offer.from === seat);
  return (
    mine.find((offer) => offer.id === id) ??
    refuse('no-such-offer', { offers: mine.map((offer) => offer.id) }, 'UQ-ACT-38')
  );
}

function remove(state: UltraQuestState, offer: Offer): void {
  state.offers = (state.offers ?? []).filter((each) => each !== offer);
}

/** Takes an offer back, or turns one down. */
export function dropOffer(
  state: UltraQuestState,
  seat: SeatId,
  { offer: id }: IntentOf<'withdraw'>,
  tell: Tell,
): Refusal | undefined {
  const offer = findOffer(state, id, seat);
  if (isRefusal(offer)) return offer;
  remove(state, offer);
  const [from, to] = [groupAt(state, offer.from).name, groupAt(state, offer.to).name];
  tell({ kind: 'offer-dropped', id, from, to, by: groupAt(state, seat).name });
  return undefined;
}

/** Strikes the bargain, if both still stand in one space and have what they promised (UQ-ACT-38). */
export function acceptOffer(
  state: UltraQuestState,
  seat: SeatId,
  { offer: id }: IntentOf<'accept'>,
  tell: Tell,
): Refusal | undefined {
  const offer = findOffer(state, id, seat);
  if (isRefusal(offer)) return offer;
  if (offer.to !== seat) return refuse('offer-not-yours', {}, 'UQ-ACT-38');
  const apart = whyNotMeet(state, offer.from, offer.to);
  if (apart) return apart;
  const [giver, taker] = [groupAt(state, offer.from), groupAt(state, offer.to)];
  const give = sideOf(giver, offer.give);
  const want = sideOf(taker, offer.want);
  if (isRefusal(give)) return give;
  if (isRefusal(want)) return want;
  // Both sides leave their hands first, so that a swap needs no third place.
  const afloat = [giver, taker].filter((group) => !whyAdrift(group));
  for (const side of [give, want]) if (side) takeOff(side);
  const refusal =
    handTo(state, taker, offer.from, offer.to, give, tell) ?? handTo(state, giver, offer.to, offer.from, want, tell);
  const adrift = afloat.map(whyAdrift).find((why) => why !== undefined);
  if (refusal ?? adrift) return refusal ?? adrift;
  remove(state, offer);
  tell({ kind: 'bargain', from: giver.name, to: taker.name, give: inWords(give), want: inWords(want) });
  return undefined;
}

/** Why a group at sea would be in the water: nobody gives away there what bears them. */
function whyAdrift(group: Group): Refusal | undefined {
  const sinks = regionAt(group.place) === 'Me' && !canCrossWater(group);
  return sinks ? refuse('adrift', { group: group.name }, 'UQ-BOAT-13') : undefined;
}

/** Gold is the group's, whoever's purse it comes from (UQ-TRE-07); a thing leaves its owner's sheet, or the wagon or boat. */
function takeOff({ group, owner, item, gem, mount, gold }: Side): void {
  take(group, gold, owner);
  if (!owner) return item && unload(group, item);
  if (gem !== undefined) takeGem(owner, gem);
  if (mount) partWith(owner, mount);
  if (item) dropItem(owner, item.id);
}

function handTo(
  state: UltraQuestState,
  to: Group,
  fromSeat: SeatId,
  toSeat: SeatId,
  side: Side | undefined,
  tell: Tell,
): Refusal | undefined {
  if (!side) return undefined;
  credit(to, side.gold);
  if (side.gem !== undefined) to.members[0]?.gems.push(side.gem);
  if (side.mount) takeMount({ tell }, to, side.mount);
  if (!side.item) return undefined;
  const received = receive(to, side.item);
  if (isRefusal(received)) return received;
  passLegend({ state }, fromSeat, toSeat, side.item);
  return undefined;
}
