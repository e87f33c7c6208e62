import type { Json, Words } from '../../engine/words.js';
import type { Attribute } from './names.js';
import type { Goal } from './state.js';
import type { Struck } from './struck.js';

/** What Trading did to a price: the full one, and what the traders together talked off or on, in hundredths; 0 where all missed. */
export type Haggled = { full: number; margin: number };

/** Somebody who is not well: red and cursed injuries, and curses; `acts` where Endurance keeps them on their feet all the same. */
export type Ailing = { who: string; injuries: number; cursed: number; curses: number; acts?: true };

/**
 * What happens in UltraQuest. Rules tell facts, the narrator has one file for each family of kinds.
 * `who` is an adventurer's name as it stands on the sheet (not an id), `group` a group's name; amounts are as applied.
 */
export type UltraQuestFact =
  // Reading
  | { kind: 'event-rolled'; group: string; region: string; tens: number; ones: number; number: number; why?: string }
  | {
      kind: 'event-opens';
      group: string;
      region: string;
      event: string;
      title: string;
      mark: '' | '!' | 'xx!';
      again?: boolean;
    }
  | { kind: 'read'; text: string }
  | { kind: 'introduction'; region: string; text: string }
  | { kind: 'chosen'; group: string; label: Words; by: 'player' | 'default' }
  | { kind: 'ruling'; id: string; key: string; args?: Record<string, Json> }
  // Dice and tests. `parts` says what made up the target: [{ source: 'DEX', value: 2 }, { source: 'lockpicks', value: 1 }]
  | { kind: 'rolled'; purpose: string; dice: number[]; total: number; who?: string }
  | {
      kind: 'test';
      who: string;
      of: string;
      die: number;
      target: number;
      parts: Part[];
      passed: boolean;
      rule?: string;
    }
  | { kind: 'skill-used'; who: string; skill: string; effect: string; args?: Record<string, Json> }
  // Fights
  | {
      kind: 'fight-begins';
      fight: FightKind;
      forced: boolean;
      /** Somebody may still see them in time, and make it voluntary (UQ-CMB-07). */
      watched?: boolean;
      behind: boolean;
      foes: FoeLine[];
      foeStrength: string;
      foeArmor: number;
    }
  | {
      kind: 'fight-round';
      round: number;
      /** `parts` makes up `plus`; facts of version 0.1.0 have none. */
      ours: { who: string; die: number; plus: number; total: number; parts?: readonly Part[] }[];
      ourTotal: number;
      theirs: number[];
      /** How many of them there are; not in facts up to version 0.2.0, nor between groups. */
      foes?: number;
      theirPlus: number;
      theirTotal: number;
      outcome: 'ours' | 'theirs' | 'tie';
      damage: number;
      /** What their first one's armor takes off our damage in this round. */
      armor?: number;
      /** Whom their damage meets first, and what that one's armor takes off; not where an arrow of magic may come with it. */
      front?: { who: string; armor: number };
    }
  | { kind: 'fight-ends'; outcome: 'win' | 'lose' | 'tie' | 'fled' | 'declined'; rounds: number }
  // Harm
  /** `struck`: by what the book means them; `costs`: success in the test before it costs this; `missKills`: the test before it, had it been missed, would have killed. */
  | {
      kind: 'injury';
      who: string;
      colour: 'red' | 'black';
      source: string;
      struck?: Struck;
      costs?: boolean;
      missKills?: boolean;
    }
  | { kind: 'injury-averted'; who: string; by: string }
  | { kind: 'curse'; who: string; curses: number }
  | { kind: 'curse-averted'; who: string; by: string }
  | { kind: 'poisoned'; who: string; saved: boolean; by?: string }
  | { kind: 'hazard'; who: string; hazard: string; saved: boolean; by?: string }
  | { kind: 'life-saved'; who: string; by: string }
  | { kind: 'revived'; who: string; by: string; lost: string | null }
  | { kind: 'death'; who: string; cause: string; buried: boolean; struck?: Struck }
  | { kind: 'group-ends'; group: string; survivor: string | null }
  /** `at`: what of the sheet the line is, if there is one (C-18); `held`: it was reached for, and kept all the same. */
  | {
      kind: 'robbed';
      who: string;
      line: number;
      what: string | null;
      at?: 'hand' | 'purse' | 'saddle' | 'backpack';
      held?: boolean;
    }
  // Help
  | { kind: 'healed'; who: string; colour: 'red' | 'black'; by: string }
  | { kind: 'curse-lifted'; who: string; by: string }
  | { kind: 'effect'; who: string; effect: string; amount: number; until: string }
  // Wealth and Fame
  | { kind: 'gold'; group: string; change: number; total: number; why?: string; haggled?: Haggled }
  | { kind: 'fame'; group: string; change: number; fame: number; honor: number; why?: string }
  | { kind: 'honor'; group: string; change: number; honor: number }
  /** `use`: what a new thing is good for, as its words are made. */
  | { kind: 'item-gained'; who: string; item: string; from?: string; use?: { [key: string]: Json } }
  | { kind: 'item-lost'; who: string; item: string; why?: string }
  | { kind: 'item-bought'; who: string; item: string; price: number }
  | { kind: 'item-sold'; who: string; item: string; price: number }
  | { kind: 'treasure'; table: string; row: number; name: string; text?: string; gold?: number; weight?: string }
  // Growing
  | { kind: 'learned'; who: string; skill: string; price: Json }
  | { kind: 'at-home'; who: string; region: string }
  | { kind: 'lands-open'; who: string; regions: readonly string[] }
  | { kind: 'mastered'; who: string; skill: string }
  | { kind: 'forgotten'; who: string; skill: string }
  | { kind: 'raised'; who: string; attribute: string; value: number; fame: number }
  | { kind: 'quest-noted'; quest: string; title: string; region: string }
  | { kind: 'quest-done'; quest: string; title: string; success: boolean }
  | { kind: 'joined'; group: string; who: string; race: string; profession: string }
  | { kind: 'mount-gained'; who: string; mount: string }
  | { kind: 'mount-lost'; who: string; mount: string }
  | { kind: 'gem-moved'; who: string; item: string; to: 'purse' | 'backpack' | 'hand' }
  // Where and when
  | { kind: 'moved'; group: string; from: string; to: string }
  | { kind: 'stayed'; group: string; place: string }
  | { kind: 'camped'; group: string; place: string; inn: boolean; host?: string }
  /** A rest that healed nothing, as there was no injury (`well`) or none but cursed ones. Facts of version 0.1.0 have neither. */
  | { kind: 'rested'; who: string; well?: boolean; cursed?: boolean }
  | { kind: 'worked'; who: string; pay: number; by?: string }
  /** A rest or a shop was looked at and left with nothing done: the turn is still to be taken. */
  | { kind: 'turn-kept'; group: string }
  /** What somebody set out to do came to nothing, and something else may be done instead. */
  | { kind: 'action-kept'; who: string }
  /** Of somebody who had lost it: it is made up for with this rest, in which nothing heals. */
  | { kind: 'action-missed'; who: string; injured?: boolean }
  | { kind: 'order-changed'; group: string; order: string[] }
  | {
      kind: 'orders-given';
      group: string;
      orders: Readonly<Record<string, string>>;
      apart?: readonly { readonly who: string; readonly orders: Readonly<Record<string, string>> }[];
    }
  | { kind: 'order-followed'; group: string; what: 'fight-on' | 'flee' | 'potion' | 'magic' | 'attacked' | 'amends' }
  | { kind: 'talismans-kept'; group: string }
  | { kind: 'kept-for-later'; what: string }
  // `rule` is what stood against it; facts of version 0.2.0 have none.
  | { kind: 'not-done'; what: string; code: string; args: Readonly<Record<string, Json>>; rule?: string }
  | { kind: 'thief-caught'; who: string; victim: string }
  | { kind: 'offer-made'; id: number; from: string; to: string; seat: string; give: string; want: string }
  | { kind: 'offer-dropped'; id: number; from: string; to: string; by: string }
  | { kind: 'bargain'; from: string; to: string; give: string; want: string }
  | { kind: 'ship-hired'; group: string; rounds: number }
  | { kind: 'left-behind'; group: string; place: string; what: string[] }
  | { kind: 'picked-up'; group: string; place: string; what: string[] }
  | { kind: 'leave-to-go'; group: string; places: string[] }
  | { kind: 'held'; group: string; place: string }
  | { kind: 'turns-lost'; group: string; turns: number }
  /** `already`: it was lost before, and no other is. */
  | { kind: 'action-lost'; who: string; already?: boolean; struck?: Struck }
  | { kind: 'turn-skipped'; group: string; why: string }
  | { kind: 'turn-passed'; group: string; by: 'player' | 'clock' }
  | {
      kind: 'turn-begins';
      group: string;
      player: string;
      seat: string;
      number: number;
      place: string;
      /**
       * How the group stands; `hurt` are the names of who is injured or cursed, `ailing` says what each of them has (none
       * where nobody is, and in facts up to version 0.2.0); `heals` is who of them has what that heals an injury at once, where
       * somebody has one, and the highest face with which it works, if it is rolled for. Facts of older games have no standing.
       */
      standing?: {
        honor: number;
        gold: number;
        fame: number;
        hurt: string[];
        ailing?: Ailing[];
        heals?: { who: string; what: string; needs?: number }[];
      };
    }
  | { kind: 'campaign-begins'; order: string[]; goal?: Goal }
  | { kind: 'victory'; group: string; how: string; honor: number }
  | { kind: 'campaign-ends'; victor: string | null; how: string }
  /** `goal` is told to whoever joins a game that is being played already. */
  /** `alike` are the players whose groups have people of the same names. */
  | { kind: 'seat-joined'; group: string; player: string; preset: string; goal?: Goal; alike?: string[] }
  | { kind: 'creation-begins'; player: string }
  | { kind: 'creation-dropped'; seat: string }
  | { kind: 'goods-returned'; group: string }
  | { kind: 'group-renamed'; group: string; to: string }
  | { kind: 'group-ready'; group: string; members: string[] }
  | { kind: 'seat-left'; group: string; player: string }
  | { kind: 'passed-on'; group: string; from: string; to: string; item: string | null; gold: number }
  | { kind: 'danger-warning'; region: string; from: number; honor: number }
  | { kind: 'gossip'; text: string };

/** What a power adds if it works: to the sum of a round, in dice, in armor, or to an attribute of whom it is for; and how much armor of theirs it passes. */
export type Adds = Partial<Record<'sum' | 'dice' | 'passes' | 'armor' | 'MOV' | 'STR' | 'DEX', number>>;

export interface Part {
  [key: string]: Json;
  source: string;
  value: number;
}
export type FightKind = 'ME' | 'RA' | 'ME+RA';
export interface FoeLine {
  [key: string]: Json;
  count: number;
  name: string;
  strength: string;
  armor: number;
  tags: string[];
}

/** A row of a treasure table, and what it is worth in Gold, where it is that. */
export interface Prize {
  [key: string]: Json;
  number: number;
  gold?: number;
}

/** What an ask shows beside its question, by the ask's `kind`. */
export type UltraQuestAbout =
  | {
      kind: 'battle-plan';
      fight: FightKind;
      forced: boolean;
      foes: FoeLine[];
      foeStrength: string;
      foeArmor: number;
      members: {
        id: string;
        who: string;
        melee: number | null;
        ranged: number | null;
        armor: number;
        plan: 'ME' | 'RA' | 'out';
        note?: string;
        /** How many there are already; the next may kill (UQ-CMB-54). */
        injuries?: number;
        /** Set for a Fairy, who rolls no die (UQ-RACE-21). */
        noDie?: boolean;
        /** What counts in this fight and does not on the sheet, and the other way around. */
        besides?: readonly Part[];
        without?: readonly Part[];
      }[];
      ours: string;
      powers: {
        id: string;
        who: string;
        power: string;
        on: boolean;
        effect: string;
        adds?: Adds;
        needs?: number;
        tries?: Partial<Record<Attribute, number>>;
      }[];
    }
  | {
      kind: 'tie';
      round: number;
      undead: boolean;
      /** The sums of the round that would come, and the armor that ours must exceed; none where only flight is left. */
      ours?: string;
      foeStrength?: string;
      foeArmor?: number;
    }
  /** `item` is the talisman, `owner` who carries it; `navigator` could steer an event roll. */
  | {
      kind: 'talisman';
      purpose: string;
      dice: number[];
      /** The highest face of each die. Asks of older builds do not say. */
      sides?: number[];
      needed?: number;
      /** Of a treasure: what the dice bring as they lie, and what they could at most. */
      now?: Prize;
      most?: Prize;
      item?: string;
      owner?: string;
      navigator?: string;
    }
  | {
      kind: 'rest';
      group: string;
      place: string;
      /** The member whose actions the menus show. */
      focus: string;
      gold: number;
      fame: number;
      /** Nothing is carried out yet, so that one may still go back. Asks of older games do not say what is optional here. */
      untouched?: boolean;
      members: {
        id: string;
        who: string;
        action: string | null;
        args?: Record<string, Json>;
        done?: boolean;
        ailments?: Record<string, number>;
        injuries: number;
        curses: number;
      }[];
      /** Who stays injured if the plan is carried out, and who could see to it. */
      untreated?: { who: string; healer?: string; why: 'busy' | 'idle' | 'cursed' }[];
    }
  | {
      kind: 'shop';
      group: string;
      settlement: string;
      gold: number;
      buyer: string | null;
      /** Nothing is spent by going away with nothing bought or sold. */
      free?: boolean;
      /** `who` it is bought for, or whose it is that is sold. */
      basket: { item: string; price: number; who?: string }[];
      /** Who knows Trading, and what each needs on the D6; none where nobody haggles. */
      traders?: { who: string; needs: number }[];
      total: number;
    }
  | {
      kind: 'creation';
      step: 'group' | 'person' | 'region' | 'gold' | 'gift' | 'overview';
      group: string;
      place: string;
      /** Nothing before the player has said how it is got. */
      gold: number | null;
      gift: string | null;
      /** Who is being made up, from 0. */
      focus: number | null;
      members: {
        who: string;
        race: string;
        sex: string;
        profession: string;
        attributes: Record<string, number>;
        /** Nothing before they were rolled. */
        skills: string[] | null;
        home: string[];
        things: string[];
        melee: number;
        ranged: number;
        armor: number;
      }[];
      sums: { ME: number; RA: number; 'ME+RA': number };
    };
