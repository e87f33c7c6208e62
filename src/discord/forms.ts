import { LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import { TextInputStyle, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { fit, LIMITS } from './limits.js';

/** Name of the one line of text in our forms. */
export const FIELD = 'text';

/** A line of text to ask for, with its bounds in characters. */
export interface Line {
  readonly title: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly suggestion?: string;
}

export function lineForm(customId: string, line: Line): APIModalInteractionResponseCallbackData {
  const input = new TextInputBuilder()
    .setCustomId(FIELD)
    .setStyle(line.max > 100 ? TextInputStyle.Paragraph : TextInputStyle.Short)
    .setMinLength(line.min)
    .setMaxLength(line.max)
    .setRequired(line.min > 0);
  if (line.suggestion) input.setValue(fit(line.suggestion, line.max));
  const label = new LabelBuilder().setLabel(fit(line.label, LIMITS.inputLabel)).setTextInputComponent(input);
  return new ModalBuilder()
    .setCustomId(customId)
    .setTitle(fit(line.title, LIMITS.modalTitle))
    .addLabelComponents(label)
    .toJSON();
}
