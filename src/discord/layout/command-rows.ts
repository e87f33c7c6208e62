import {
  ActionRowBuilder,
  ButtonBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
} from '@discordjs/builders';
import { ButtonStyle } from 'discord-api-types/v10';
import { encodeCommandId, type CommandAddress } from '../command-id.js';
import { fit, LIMITS } from '../limits.js';
import { buttonRows, type Row } from './rows.js';

/** A button of a private answer: pressed, its command goes on with the detail. */
export interface CommandButton extends CommandAddress {
  readonly label: string;
  readonly tone?: 'go' | 'danger' | 'quiet';
}

const STYLES = { go: ButtonStyle.Success, danger: ButtonStyle.Danger, quiet: ButtonStyle.Secondary } as const;

export function commandButtons(buttons: readonly CommandButton[]): readonly Row[] {
  return buttonRows(
    buttons.map((one) =>
      new ButtonBuilder()
        .setCustomId(encodeCommandId(one))
        .setLabel(fit(one.label, LIMITS.buttonLabel))
        .setStyle(STYLES[one.tone ?? 'quiet']),
    ),
  );
}

/** A menu of a private answer; one thing is picked. Nothing to pick: no menu. */
export function commandMenu(
  address: CommandAddress,
  placeholder: string,
  options: readonly { readonly id: string; readonly label: string; readonly hint?: string }[],
): readonly Row[] {
  const few = options.slice(0, LIMITS.menuOptions).map(({ id, label, hint }) => {
    const option = new StringSelectMenuOptionBuilder().setValue(id).setLabel(fit(label, LIMITS.optionText));
    return hint === undefined ? option : option.setDescription(fit(hint, LIMITS.optionText));
  });
  if (few.length === 0) return [];
  const menu = new StringSelectMenuBuilder()
    .setCustomId(encodeCommandId(address))
    .setPlaceholder(fit(placeholder, LIMITS.placeholder))
    .addOptions(few);
  return [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)];
}
