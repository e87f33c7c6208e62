import type { Adventurer } from '../state.js';
import type { Good, Make, Stall } from './stall.js';

/** What is in the basket: bought, sold, or a curse to be lifted. Prices are before any haggling. */
export type Entry =
  | { readonly do: 'buy'; readonly good: Good; readonly make: Make; readonly user: string; readonly price: number }
  | { readonly do: 'sell'; readonly item: string; readonly name: string; readonly price: number; readonly who?: string }
  | {
      readonly do: 'sell-mount';
      readonly owner: string;
      readonly mount: string;
      readonly name: string;
      readonly price: number;
    }
  | { readonly do: 'sell-gem'; readonly owner: string; readonly index: number; readonly price: number }
  | { readonly do: 'uncurse'; readonly who: string; readonly price: number };

/** The shopping trip as it stands. */
export interface Trip {
  readonly stall: Stall;
  readonly buyer: Adventurer;
  readonly user: Adventurer;
  readonly make: Make;
  readonly basket: readonly Entry[];
}

export function cost(basket: readonly Entry[]): number {
  return sum(basket.filter((entry) => entry.do === 'buy' || entry.do === 'uncurse'));
}

export function proceeds(basket: readonly Entry[]): number {
  return sum(basket.filter((entry) => entry.do !== 'buy' && entry.do !== 'uncurse'));
}

function sum(entries: readonly Entry[]): number {
  return entries.reduce((total, entry) => total + entry.price, 0);
}
