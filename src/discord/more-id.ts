import type { CampaignId, PageScope } from '../service/service.js';
import { decodeAddress, encodeAddress } from './custom-id.js';

/** Which page's details are asked for, and which part of them, from 1. */
export interface MoreAddress {
  readonly campaign: CampaignId;
  readonly scope: PageScope;
  readonly part: number;
  /** Set where there is nothing to look up later: the button goes when its page is answered. */
  readonly passing?: boolean;
}

/** Questions that one id has room for. */
const MOST_ASKS = 6;
const SHAPE = /^(?:(\d{1,9})-(\d{1,9}))?((?:\.\d{1,9})*)~(\d{1,3})(p?)$/;

/** `12-14.41~1`: steps 12 to 14, question 41, its first part; `p` behind it where the button is a passing one. */
export function encodeMoreId({ campaign, scope, part, passing }: MoreAddress): string {
  const steps = scope.steps ? `${scope.steps.from}-${scope.steps.to}` : '';
  const asks = scope.asks.slice(0, MOST_ASKS).map((ask) => `.${ask}`);
  return encodeAddress({
    kind: 'more',
    campaign,
    ask: 0,
    detail: `${steps}${asks.join('')}~${part}${passing ? 'p' : ''}`,
  });
}

/** Undefined for whatever asks for something else. */
export function decodeMoreId(customId: string): MoreAddress | undefined {
  const address = decodeAddress(customId);
  const found = address?.kind === 'more' ? SHAPE.exec(address.detail) : null;
  if (!address || !found) return undefined;
  const [, from, to, asks = '', part, passing] = found;
  return {
    campaign: address.campaign,
    scope: {
      ...(from !== undefined && { steps: { from: Number(from), to: Number(to) } }),
      asks: asks.split('.').filter(Boolean).map(Number),
    },
    part: Number(part),
    ...(passing === 'p' && { passing: true }),
  };
}

export const isMoreId = (customId: string | undefined): boolean =>
  customId !== undefined && decodeMoreId(customId) !== undefined;
