import {
  ActionRowBuilder,
  ButtonBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import type { Choice } from '../../narrator/choice.js';
import type { Asked, ChoiceMenu } from '../../narrator/page.js';
import type { PageScope } from '../../service/service.js';
import { encodeAddress, menuValue } from '../custom-id.js';
import { fit, LIMITS } from '../limits.js';
import { encodeMoreId, type MoreAddress } from '../more-id.js';

export type Row = ActionRowBuilder<ButtonBuilder | StringSelectMenuBuilder>;

/** More than this many options without a menu of their own are easier to read as one. */
const MOST_BUTTONS = 10;

const STYLES = {
  go: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
  quiet: ButtonStyle.Secondary,
  plain: ButtonStyle.Primary,
} as const;

/** The rows of a question: its menus, then its buttons. */
export function askRows(campaign: number, asked: Asked): readonly Row[] {
  const many = asked.buttons.length > MOST_BUTTONS;
  const menus = many ? [...asked.menus, asMenu(asked.buttons)] : asked.menus;
  const buttons = many ? [] : asked.buttons;
  return [
    ...menus.flatMap((menu) => menuRows(campaign, asked.ask, menu)),
    ...buttonRows(buttons.map((choice) => optionButton(campaign, asked.ask, choice))),
  ];
}

const asMenu = (choices: readonly Choice[]): ChoiceMenu => ({
  id: 'all',
  placeholder: 'Choose',
  min: 1,
  max: 1,
  choices,
});

function optionButton(campaign: number, ask: number, choice: Choice): ButtonBuilder {
  const kind = choice.write ? 'write' : 'option';
  return new ButtonBuilder()
    .setCustomId(encodeAddress({ kind, campaign, ask, detail: choice.id }))
    .setLabel(fit(plain(choice.label), LIMITS.buttonLabel))
    .setStyle(STYLES[choice.tone])
    .setDisabled(choice.refused !== undefined);
}

/** Where an offer stands: the campaign, and the page it is good for, where it is good for one only. */
export interface OfferPlace {
  readonly campaign: number;
  readonly page?: number;
}

const offerId = ({ campaign, page = 0 }: OfferPlace, detail: string): string =>
  encodeAddress({ kind: 'do', campaign, ask: page, detail });

/** A button of the page's own: `begin`, `event`. */
export function offerButton(place: OfferPlace, detail: string, label: string, style: ButtonStyle): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(offerId(place, detail))
    .setLabel(fit(plain(label), LIMITS.buttonLabel))
    .setStyle(style);
}

/** What every page of play ends with: all that stands behind it, for whoever presses, alone. */
export const moreButton = (campaign: number, scope: PageScope, passing: boolean): ButtonBuilder =>
  partButton({ campaign, scope, part: 1, passing }, 'More');

/** Leads to a part of a page's details. */
export function partButton(address: MoreAddress, label: string): ButtonBuilder {
  return new ButtonBuilder().setCustomId(encodeMoreId(address)).setLabel(label).setStyle(ButtonStyle.Secondary);
}

/** Puts a button at the end of a row that has room for it; undefined for a full one, and for a menu. */
export function withButton({ components }: Row, button: ButtonBuilder): Row | undefined {
  const buttons = components.filter((one) => one instanceof ButtonBuilder);
  if (buttons.length < components.length || buttons.length >= LIMITS.buttonsInRow) return undefined;
  return new ActionRowBuilder<ButtonBuilder>().addComponents([...buttons, button]);
}

export function buttonRows(buttons: readonly ButtonBuilder[]): readonly Row[] {
  return chunks(buttons, LIMITS.buttonsInRow).map((row) => new ActionRowBuilder<ButtonBuilder>().addComponents(row));
}

/** A menu, in parts of 25. Discord cannot grey a menu's option, so refused ones are left to the small print. */
function menuRows(campaign: number, ask: number, menu: ChoiceMenu): readonly Row[] {
  const parts = chunks(
    menu.choices.filter((choice) => choice.refused === undefined),
    LIMITS.menuOptions,
  );
  return parts.map((part, at) => {
    const placeholder = parts.length > 1 ? `${menu.placeholder} (${at + 1} of ${parts.length})` : menu.placeholder;
    const detail = at === 0 ? menu.id : `${menu.id}~${at + 1}`;
    return selectRow(encodeAddress({ kind: 'menu', campaign, ask, detail }), placeholder, part, menu);
  });
}

function selectRow(
  customId: string,
  placeholder: string,
  choices: readonly Choice[],
  bounds: { min: number; max: number },
): Row {
  const select = new StringSelectMenuBuilder()
    .setCustomId(customId)
    .setPlaceholder(fit(plain(placeholder), LIMITS.placeholder))
    .setMinValues(Math.min(bounds.min, choices.length))
    .setMaxValues(Math.max(1, Math.min(bounds.max, choices.length)))
    .addOptions(choices.map(selectOption));
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select);
}

function selectOption(choice: Choice): StringSelectMenuOptionBuilder {
  const option = new StringSelectMenuOptionBuilder()
    .setValue(menuValue(choice.id, choice.write))
    .setLabel(fit(plain(choice.label), LIMITS.optionText));
  return choice.hint ? option.setDescription(fit(plain(choice.hint), LIMITS.optionText)) : option;
}

/** A menu of the page's own: where to go. */
export function offerMenu(
  place: OfferPlace,
  detail: string,
  placeholder: string,
  choices: readonly Choice[],
): readonly Row[] {
  const few = choices.slice(0, LIMITS.menuOptions);
  return few.length ? [selectRow(offerId(place, detail), placeholder, few, { min: 1, max: 1 })] : [];
}

/** Labels show no Markdown, so its signs and escapes go. */
export const plain = (text: string): string => text.replace(/\\(?=[^\p{L}\p{N}\s])/gu, '').replaceAll('**', '') || '…';

function chunks<T>(list: readonly T[], size: number): readonly T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
