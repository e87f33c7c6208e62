import { ContainerBuilder, MediaGalleryBuilder, TextDisplayBuilder } from '@discordjs/builders';
import type { RawFile } from 'discord.js';
import { MessageFlags, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Mood } from '../../narrator/block.js';
import type { Row } from './rows.js';

/** A Components V2 message, as Discord takes it from us. Nobody is called on unless he is listed. */
export interface MessageBody {
  readonly flags: MessageFlags;
  readonly components: APIMessageTopLevelComponent[];
  readonly allowed_mentions: { readonly parse: []; readonly users?: string[] };
  /** What is said of the files, by their place among them. */
  readonly attachments?: { readonly id: string; readonly filename: string; readonly description: string }[];
  /** The files themselves: they travel beside the JSON, never in it. */
  readonly files?: readonly RawFile[];
}

/** A picture, what it shows in words (at most 1024 characters), and its file's name. */
export interface Shown {
  readonly png: Buffer;
  readonly alt: string;
  readonly name: string;
}

/** Numbers of the texts that are about the question; Discord numbers all other parts itself, from 1. */
export const NUMBERS = { turn: 9001, reasons: 9101, question: 9201 } as const;

/** What becomes of a text when its page is answered, or when its question is put anew: the story stays. */
export const isOfQuestion = (number: number | undefined): boolean => number !== undefined && number >= NUMBERS.turn;
export const isFleeting = (number: number | undefined): boolean =>
  isOfQuestion(number) && Number(number) < NUMBERS.question;

/** A part of a message: text, or a row of buttons or a menu. `number` marks a text of the question. */
export type Part = { readonly text: string; readonly number?: number } | { readonly row: Row };

const EDGES: Readonly<Record<Mood, number>> = {
  calm: 0x6b7f8f,
  fortune: 0x3f9b5b,
  risk: 0xd9a441,
  danger: 0xc8553d,
  deadly: 0x8f1d2c,
  death: 0x111111,
};

/** A page; its edge shows what is at stake on it, or is the colour that is given. */
export function pageMessage(edge: Mood | number, parts: readonly Part[], calls: readonly string[] = []): MessageBody {
  const container = new ContainerBuilder().setAccentColor(typeof edge === 'number' ? edge : EDGES[edge]);
  for (const part of joined(parts)) {
    if ('row' in part) container.addActionRowComponents(part.row);
    else container.addTextDisplayComponents(textDisplay(part.text, part.number));
  }
  return body([container.toJSON()], calls);
}

/** A picture, with texts and rows below it. */
export function pictureMessage(picture: Shown, texts: readonly string[] = [], rows: readonly Row[] = []): MessageBody {
  const { png, alt, name } = picture;
  const gallery = new MediaGalleryBuilder().addItems((item) => item.setURL(`attachment://${name}`).setDescription(alt));
  const displays = texts.map((text) => textDisplay(text).toJSON());
  return {
    ...body([gallery.toJSON(), ...displays, ...rows.map((row) => row.toJSON())]),
    attachments: [{ id: '0', filename: name, description: alt }],
    files: [{ name, data: png, contentType: 'image/png' }],
  };
}

/** A plain message without an edge, for private lines. */
export function lineMessage(text: string): MessageBody {
  return body([textDisplay(text).toJSON()]);
}

/** A line with something to press below it. */
export function offerMessage(text: string, rows: readonly Row[]): MessageBody {
  return pageMessage('calm', [{ text }, ...rows.map((row) => ({ row }))]);
}

function body(components: APIMessageTopLevelComponent[], calls: readonly string[] = []): MessageBody {
  return {
    flags: MessageFlags.IsComponentsV2,
    components,
    allowed_mentions: { parse: [], ...(calls.length && { users: [...new Set(calls)] }) },
  };
}

function textDisplay(text: string, number?: number): TextDisplayBuilder {
  const display = new TextDisplayBuilder().setContent(text);
  return number === undefined ? display : display.setId(number);
}

/** Neighbouring texts become one: components are dear. Fleeting ones stay by themselves. */
function joined(parts: readonly Part[]): readonly Part[] {
  return parts.reduce<Part[]>((done, part) => {
    const last = done.at(-1);
    const joins = last && 'text' in last && 'text' in part && last.number === undefined && part.number === undefined;
    if (!joins) return [...done, part];
    return [...done.slice(0, -1), { text: together([last.text, part.text]) }];
  }, []);
}

export const together = (texts: readonly string[]): string =>
  texts.reduce((above, below) => (above ? `${above}${gap(below)}${below}` : below), '');

/** Lines of fine print stand close, prose has air around it. */
function gap(below: string): string {
  return below.startsWith('-# ') ? '\n' : '\n\n';
}
