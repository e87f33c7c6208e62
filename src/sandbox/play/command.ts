import {
  ApplicationCommandOptionType as Type,
  ApplicationCommandType,
  InteractionType,
  type APIApplicationCommandBasicOption,
} from 'discord-api-types/v10';
import type { Stage } from '../interactions/answer.js';
import type { Interaction } from '../interactions/interaction.js';
import { isAbsent, isObject, textOf, type Json } from '../json.js';
import { failure, type Failure } from '../outcome.js';
import { plainFileName } from '../world/attachments.js';
import type { Place } from '../world/records.js';
import { entryNamed, type Entry } from './known-commands.js';
import { optionValue, type Resolved } from './option-value.js';

/** A command as a player sends it: `campaign new`, with options by name. */
export interface Typed {
  readonly userId: string;
  readonly place: Place;
  readonly name: string;
  readonly options: Json;
}

interface Filled {
  readonly values: Json[];
  readonly resolved: Resolved;
}

/** Sends a command to the bot, or says why the client would not let it out. */
export function sendCommand(stage: Stage, typed: Typed): Interaction | Failure {
  const entry = entryNamed(stage.world, typed.userId, typed.name);
  if (!entry) return failure('unknown-command', `There is no command /${typed.name} here.`);
  if (typed.place.archived) return failure('archived', 'This thread is archived.');
  const filled = fill(stage, entry, typed);
  if ('kind' in filled) return filled;
  return stage.interactions.open({
    kind: InteractionType.ApplicationCommand,
    userId: typed.userId,
    place: typed.place,
    commandName: entry.path.join(' '),
    data: commandJson(entry, filled.values, filled.resolved),
    metadata: {},
  });
}

function fill(stage: Stage, entry: Entry, { options, place }: Typed): Filled | Failure {
  const resolved: Resolved = {};
  const stray = Object.keys(options).find((name) => !entry.options.some((option) => option.name === name));
  if (stray !== undefined) return failure('bad-option', `/${entry.path.join(' ')} has no option ${stray}.`);
  const values: Json[] = [];
  for (const option of entry.options) {
    const typed = options[option.name];
    if (isAbsent(typed) || typed === '') {
      if (option.required) return failure('bad-option', `${option.name}: this option is required.`);
      continue;
    }
    const converted =
      option.type === Type.Attachment
        ? takeFile(stage, place, typed, resolved)
        : optionValue(stage.world, option, typed, resolved);
    if ('fault' in converted) return failure('bad-option', converted.fault);
    values.push({ name: option.name, type: option.type, value: converted.value });
  }
  return { values, resolved };
}

/** A file given as `{ name, type, base64 }`. */
function takeFile({ world, files, baseUrl }: Stage, place: Place, typed: unknown, resolved: Resolved) {
  if (!isObject(typed)) return { fault: 'a file is wanted.' };
  const bytes = Buffer.from(textOf(typed['base64']), 'base64');
  const id = world.ids.next();
  const filename = plainFileName(textOf(typed['name'], 'file'));
  files.put(id, bytes);
  const url = `${baseUrl()}/attachments/${place.id}/${id}/${filename}`;
  const content_type = textOf(typed['type'], 'application/octet-stream');
  const attachment = { id, filename, size: bytes.length, url, proxy_url: url, content_type, ephemeral: true };
  resolved['attachments'] = { ...resolved['attachments'], [id]: attachment };
  return { value: id };
}

/** The interaction's data, the options nested under subcommand and group. */
function commandJson(entry: Entry, values: readonly Json[], resolved: Resolved): object {
  const { command, path } = entry;
  return {
    id: command.id,
    name: command.name,
    type: ApplicationCommandType.ChatInput,
    ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
    ...nested(path.slice(1), values),
    ...(Object.keys(resolved).length > 0 && { resolved }),
  };
}

function nested(path: readonly string[], values: readonly Json[]): object {
  const [name, ...rest] = path;
  if (name === undefined) return values.length > 0 ? { options: values } : {};
  const type = rest.length > 0 ? Type.SubcommandGroup : Type.Subcommand;
  return { options: [{ name, type, options: [], ...nested(rest, values) }] };
}

/** Asks the bot for choices while a player still types `focused`. */
export function askForChoices(stage: Stage, typed: Typed, focused: string): Interaction | Failure {
  const entry = entryNamed(stage.world, typed.userId, typed.name);
  const option = entry?.options.find((candidate) => candidate.name === focused);
  if (!entry || !option) return failure('unknown-command', `There is no option ${focused} in /${typed.name}.`);
  if (!isObject(option) || (option as Json)['autocomplete'] !== true)
    return failure('bad-option', `${focused}: this option has no autocomplete.`);
  return stage.interactions.open({
    kind: InteractionType.ApplicationCommandAutocomplete,
    userId: typed.userId,
    place: typed.place,
    commandName: entry.path.join(' '),
    data: commandJson(entry, partial(entry.options, typed.options, focused), {}),
  });
}

/** Unfinished values go as they stand, without being checked. */
function partial(options: readonly APIApplicationCommandBasicOption[], typed: Json, focused: string): Json[] {
  return options.flatMap((option) => {
    const value = typed[option.name] ?? (option.name === focused ? '' : undefined);
    if (isAbsent(value) || (value === '' && option.name !== focused)) return [];
    return [{ name: option.name, type: option.type, value, ...(option.name === focused && { focused: true }) }];
  });
}
