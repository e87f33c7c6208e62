import type { Prize, UltraQuestAbout } from '../../systems/ultraquest/facts.js';
import { change, prose, small, type Block } from '../block.js';
import { and, capital, gold, name } from '../english.js';
import { creationPage } from './creation.js';
import { faces } from './dice.js';
import { afterTie, fightPlan } from './fight-plan.js';
import { place } from './places.js';
import { purposeText } from './purposes.js';
import { restPanel } from './rest-about.js';
import { thing } from './things.js';

type AboutOf<K extends UltraQuestAbout['kind']> = Extract<UltraQuestAbout, { kind: K }>;
type AboutWords = { readonly [K in UltraQuestAbout['kind']]: (about: AboutOf<K>) => readonly Block[] };

/** What stands beside a question: sums before a fight, who does what in a camp, what is in the basket. */
export const ABOUTS: AboutWords = {
  'battle-plan': fightPlan,
  tie: afterTie,
  talisman: (talisman) => [...lying(talisman), ...changing(talisman)],
  rest: (rest) => restPanel(rest),
  shop: (shop) => basket(shop),
  creation: (creation) => creationPage(creation),
};

/** For how long the button that ends the asking holds, and where it is turned on again (D-02). */
const UNTIL_ORDERED = 'Never ask again: no more questions for talismans, until `/orders talismans` turns them on.';

/** Who could change the dice, with what, and what that costs (UQ-TAL-01, UQ-SEA-07). */
function changing({ purpose, dice, item, owner, navigator }: AboutOf<'talisman'>): readonly Block[] {
  const whose = owner === undefined ? 'The' : `${name(owner)}'s`;
  const what = purpose === 'event' ? 'one of the two dice again, for another page, better or worse' : again(dice);
  return [
    ...(item === undefined
      ? []
      : [small(`${whose} ${thing(item)} can roll ${what}, once: then it is gone.`), small(UNTIL_ORDERED)]),
    ...(navigator === undefined
      ? []
      : [small(`${name(navigator)} can try to steer to the page before or after it. That costs nothing.`)]),
  ];
}

const again = (dice: readonly number[]): string => (dice.length === 1 ? 'this die again' : 'one of these dice again');

/** The dice as they lie, where nothing else tells them: a test and a round of a fight are told before this is asked. */
function lying({ purpose, dice, needed, now, most }: AboutOf<'talisman'>): readonly Block[] {
  if (needed !== undefined || purpose.startsWith('round ')) return [];
  if (purpose === 'event')
    return [small(`The dice show ${dice[0] ?? 0} for the tens and ${dice[1] ?? 0} for the ones.`)];
  const what = `${capital(purposeText(purpose))}: ${faces(dice)}`;
  if (now === undefined || most === undefined) return [small(what)];
  return [small(`${what}${worth(now)}. The best would be ${most.number}${worth(most)}.`)];
}

/** `, worth 5 Gold`; what is no Gold is a thing, and the higher its number, the better. */
const worth = ({ gold: amount }: Prize): string => (amount === undefined ? '' : `, worth ${gold(amount)}`);

/** Stalls without a name of their own. */
const STALLS: Readonly<Record<string, string>> = {
  offer: 'Something is for sale here',
  buys: 'Somebody here buys things',
};

const whose = ({ who, price }: AboutOf<'shop'>['basket'][number]): string =>
  who === undefined ? '' : ` ${price < 0 ? 'of' : 'for'} ${name(who)}`;

/** Prices on the page are the full ones; what is paid may be less (UQ-THF-09, UQ-EQP-62). */
function traders(all: NonNullable<AboutOf<'shop'>['traders']>): readonly Block[] {
  if (all.length === 0) return [];
  const tries = all.map(
    ({ who, needs }) =>
      `${name(who)} (a D6 of ${needs} or less${needs > 2 ? `, of ${needs - 2} or less for a fifth` : ''})`,
  );
  return [
    small(
      `Trading is tried when you pay, by ${and(tries)}: what you buy costs a tenth less, what you sell brings a tenth more. A miss changes nothing.`,
    ),
  ];
}

function basket(shop: AboutOf<'shop'>): readonly Block[] {
  const buyer = shop.buyer === null ? '' : ` ${name(shop.buyer)} does the buying.`;
  return [
    prose(`${STALLS[shop.settlement] ?? place(shop.settlement)}. The purse holds ${gold(shop.gold)}.${buyer}`),
    ...(shop.free
      ? [
          small(
            'Looking is free. Buying or selling takes the buyer’s action of this rest, and with it your turn. Things sell for half of their price, gems for all of it.',
          ),
        ]
      : []),
    ...traders(shop.traders ?? []),
    ...shop.basket.map((line) =>
      change(
        `🧺 ${capital(thing(line.item))}${whose(line)}, ${line.price < 0 ? `you get ${gold(-line.price)}` : gold(line.price)}`,
      ),
    ),
    ...(shop.basket.length
      ? [
          change(
            `Together you ${shop.total < 0 ? 'get' : 'pay'} **${gold(Math.abs(shop.total))}**, and then have ${shop.gold - shop.total}.`,
          ),
        ]
      : []),
  ];
}
