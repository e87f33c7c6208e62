import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
  type APIApplicationCommandInteraction,
  type APIApplicationCommandInteractionDataOption,
  type APIChatInputApplicationCommandInteractionData,
  type APIInteraction,
  type APIMessage,
  type APIModalSubmission,
} from 'discord-api-types/v10';

/** What every interaction says of itself. `at` is when it reached us, in milliseconds. */
export interface Call {
  readonly id: string;
  readonly token: string;
  readonly application: string;
  readonly at: number;
  readonly user: { readonly id: string; readonly name: string };
  readonly guild: string | null;
  readonly channel: string;
  /** What this bot may do in that channel, as Discord's permission bits. */
  readonly permissions: bigint;
  readonly inThread: boolean;
}

export type OptionValue = string | number | boolean;

interface Spoken extends Call {
  readonly name: string;
  readonly subcommand: string | null;
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface CommandCall extends Spoken {
  readonly kind: 'command';
}

/** Somebody is typing an option and would like to be offered values. */
export interface TypingCall extends Spoken {
  readonly kind: 'typing';
  readonly focused: { readonly name: string; readonly typed: string };
}

/** A button or a menu. `values` are empty for buttons. */
export interface PressCall extends Call {
  readonly kind: 'press';
  readonly customId: string;
  readonly values: readonly string[];
  readonly message: APIMessage;
}

/** A form that was sent; `message` is the page it was opened from. */
export interface WrittenCall extends Call {
  readonly kind: 'written';
  readonly customId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly message: APIMessage | null;
}

export type Interaction = CommandCall | TypingCall | PressCall | WrittenCall;

const THREADS: readonly number[] = [10, 11, 12];

/** Reads what Discord sends, by gateway or by HTTP. Kinds we never register (pings, user menus) give undefined. */
export function readInteraction(raw: APIInteraction, at: number): Interaction | undefined {
  const call = readCall(raw, at);
  switch (raw.type) {
    case InteractionType.ApplicationCommand:
      return isChatInput(raw.data) ? { ...call, kind: 'command', ...readSpoken(raw.data) } : undefined;
    case InteractionType.ApplicationCommandAutocomplete:
      return { ...call, kind: 'typing', ...readSpoken(raw.data), focused: readFocused(raw.data.options) };
    case InteractionType.MessageComponent: {
      const values = 'values' in raw.data ? raw.data.values : [];
      return { ...call, kind: 'press', customId: raw.data.custom_id, values, message: raw.message };
    }
    case InteractionType.ModalSubmit:
      return {
        ...call,
        kind: 'written',
        customId: raw.data.custom_id,
        fields: readFields(raw.data),
        message: raw.message ?? null,
      };
    default:
      return undefined;
  }
}

/** Menu commands name a target instead of options; we register none. */
function isChatInput(
  data: APIApplicationCommandInteraction['data'],
): data is APIChatInputApplicationCommandInteractionData {
  return !('target_id' in data) && data.type === ApplicationCommandType.ChatInput;
}

function readCall(raw: APIInteraction, at: number): Call {
  const user = raw.member?.user ?? raw.user;
  return {
    id: raw.id,
    token: raw.token,
    application: raw.application_id,
    at,
    user: { id: user?.id ?? '', name: raw.member?.nick ?? user?.global_name ?? user?.username ?? '' },
    guild: raw.guild_id ?? null,
    channel: raw.channel?.id ?? '',
    permissions: BigInt(raw.app_permissions),
    inThread: THREADS.includes(raw.channel?.type ?? -1),
  };
}

type Options = readonly APIApplicationCommandInteractionDataOption<
  InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete
>[];

function readSpoken(data: {
  readonly name: string;
  readonly options?: Options;
}): Pick<Spoken, 'name' | 'subcommand' | 'options'> {
  const [first] = data.options ?? [];
  const sub = first?.type === ApplicationCommandOptionType.Subcommand ? first : undefined;
  return { name: data.name, subcommand: sub?.name ?? null, options: readOptions(sub ? sub.options : data.options) };
}

function readOptions(options: Options = []): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(options.flatMap((option) => ('value' in option ? [[option.name, option.value]] : [])));
}

function readFocused(options: Options = []): TypingCall['focused'] {
  for (const option of options) {
    if ('focused' in option) return { name: option.name, typed: String(option.value) };
    if ('options' in option) return readFocused(option.options);
  }
  return { name: '', typed: '' };
}

function readFields(data: APIModalSubmission): Readonly<Record<string, string>> {
  const inputs = data.components.flatMap((row) => {
    if (row.type === ComponentType.Label) return [row.component];
    return row.type === ComponentType.ActionRow ? row.components : [];
  });
  return Object.fromEntries(
    inputs.flatMap((input) => ('value' in input ? [[input.custom_id, String(input.value)]] : [])),
  );
}
