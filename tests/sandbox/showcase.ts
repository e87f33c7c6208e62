import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import { PIXEL } from './pixel.js';

const TEXT = ComponentType.TextDisplay;

/** One of everything a page can hold. */
export const SHOWCASE = {
  flags: MessageFlags.IsComponentsV2,
  files: [
    { attachment: PIXEL, name: 'one.png' },
    { attachment: PIXEL, name: 'two.png' },
    { attachment: Buffer.from('seed 1\n'), name: 'dice.txt' },
  ],
  components: [
    { type: TEXT, content: '# The Drowned Bell\n-# Ashen Moor · turn 12' },
    {
      type: ComponentType.Container,
      accent_color: 0xc23b3b,
      components: [
        {
          type: ComponentType.Section,
          components: [
            {
              type: TEXT,
              content: 'The bell tolls **once** beneath the water. *Nobody* rang it. __Two__ doors, ~~three~~ `1d100`.',
            },
            { type: TEXT, content: '> It had been raining since the ferry.\n- a rope\n- a lantern\n  - half full' },
          ],
          accessory: { type: ComponentType.Thumbnail, media: { url: 'attachment://one.png' }, description: 'A bell' },
        },
        { type: ComponentType.Separator, spacing: 2 },
        {
          type: ComponentType.Section,
          components: [
            { type: TEXT, content: 'Hidden: ||the sexton did it||. Until <t:1900000000:R>, by <t:1900000000:f>.' },
          ],
          accessory: { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Sheet', custom_id: 'sheet' },
        },
        {
          type: ComponentType.MediaGallery,
          items: [
            { media: { url: 'attachment://one.png' }, description: 'The map' },
            { media: { url: 'attachment://two.png' } },
          ],
        },
        { type: ComponentType.File, file: { url: 'attachment://dice.txt' } },
        {
          type: ComponentType.ActionRow,
          components: [
            { type: ComponentType.Button, style: ButtonStyle.Primary, label: 'Go down', custom_id: 'go' },
            { type: ComponentType.Button, style: ButtonStyle.Secondary, label: 'Listen', custom_id: 'listen' },
            { type: ComponentType.Button, style: ButtonStyle.Success, label: 'Pray', custom_id: 'pray' },
            { type: ComponentType.Button, style: ButtonStyle.Danger, label: 'Flee', custom_id: 'flee' },
            { type: ComponentType.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org/rules' },
          ],
        },
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              custom_id: 'one',
              placeholder: 'Who goes first?',
              options: [
                { label: 'Marta', value: 'marta', description: 'Combat strength 7' },
                { label: 'Osric', value: 'osric', description: 'Combat strength 4' },
              ],
            },
          ],
        },
      ],
    },
    { type: TEXT, content: '-# Dice: 42 of 100' },
  ],
};

/** A legacy message with an embed. */
export const EMBED = {
  content: 'An **old** message for <@USER>, see [the rules](https://example.org).',
  embeds: [
    {
      title: 'Group of Ada',
      description: 'Four adventurers, all *well*.',
      color: 0x3b7d4f,
      fields: [
        { name: 'Gold', value: '120', inline: true },
        { name: 'Food', value: '8', inline: true },
        { name: 'Where', value: 'Ashford' },
      ],
      footer: { text: 'Turn 12' },
    },
  ],
};
