/**
 * What a button, a menu or a form carries: everything needed to route it in any process, after any restart.
 * `option` answers an ask, `write` first opens a form for a line of text, `menu` takes its options from the values,
 * `written` is the form that comes back, `do` is an offer of the page itself (`join-A`, `event`, `go`), `more` asks for the
 * details of the page and plays nothing.
 */
export interface Address {
  readonly kind: 'option' | 'write' | 'menu' | 'written' | 'do' | 'more';
  readonly campaign: number;
  /** The question; for what a turn's page offers that page, and 0 for other offers. */
  readonly ask: number;
  /** An option's id, a menu's id with `~2` for its second part, the name of an offer, or what `more` is about. */
  readonly detail: string;
}

/** Raise it when the meaning of an address changes: older buttons are then told from newer ones. */
const VERSION = 'v1';
const LETTERS = { option: 'o', write: 'w', menu: 'm', written: 't', do: 'd', more: 'i' } as const;
const MOST = 100;
const SHAPE = /^v1\/(\d{1,15})\/(\d{1,15})\/([owmtdi])\/([^/]+)$/;

export function encodeAddress(address: Address): string {
  const id = [VERSION, address.campaign, address.ask, LETTERS[address.kind], address.detail].join('/');
  if (id.length > MOST || !SHAPE.test(id)) throw new Error(`no custom_id for ${JSON.stringify(address)}`);
  return id;
}

/** Undefined for ids of other versions and of other bots. */
export function decodeAddress(customId: string): Address | undefined {
  const [, campaign, ask, letter, detail] = SHAPE.exec(customId) ?? [];
  const kind = (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).find((name) => LETTERS[name] === letter);
  if (!kind || detail === undefined) return undefined;
  return { kind, campaign: Number(campaign), ask: Number(ask), detail };
}

/** Before a quest's id, in the offer to go to it. */
export const CLAIM = 'claim:';

/** Marks a menu's value whose option takes a line of text; option ids never hold a tilde. */
const WRITES = '~w';

export const menuValue = (option: string, write: boolean): string => (write ? `${option}${WRITES}` : option);

export function readMenuValue(value: string): { readonly option: string; readonly write: boolean } {
  return value.endsWith(WRITES)
    ? { option: value.slice(0, -WRITES.length), write: true }
    : { option: value, write: false };
}
