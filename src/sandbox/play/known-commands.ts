import {
  ApplicationCommandOptionType as Type,
  ApplicationCommandType,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
} from 'discord-api-types/v10';
import { isAbsent } from '../json.js';
import { playerPermissions } from '../world/permissions.js';
import type { Command } from '../world/records.js';
import type { World } from '../world/world.js';

/** One thing to type: a command, or a subcommand of it. */
export interface Entry {
  readonly command: Command;
  /** `['campaign', 'new']` */
  readonly path: readonly string[];
  readonly description: string;
  readonly options: readonly APIApplicationCommandBasicOption[];
}

const isBranch = (option: APIApplicationCommandOption) =>
  option.type === Type.Subcommand || option.type === Type.SubcommandGroup;

/** Everything this player may type, in alphabetical order. */
export function entriesFor(world: World, userId: string): Entry[] {
  const held = playerPermissions(world, userId);
  const permitted = ({ default_member_permissions: needed }: Command) =>
    isAbsent(needed) || (needed === '0' ? userId === world.realm.ownerId : (held & BigInt(needed)) === BigInt(needed));
  const slash = [...world.commands.values()].filter(
    (entry) => entry.type === ApplicationCommandType.ChatInput && permitted(entry),
  );
  return slash
    .flatMap((command) => leaves(command, [command.name], command.description, command.options ?? []))
    .sort(byPath);
}

const byPath = (a: Entry, b: Entry) => (a.path.join(' ') < b.path.join(' ') ? -1 : 1);

function leaves(
  command: Command,
  path: readonly string[],
  description: string,
  options: readonly APIApplicationCommandOption[],
): Entry[] {
  const branches = options.filter(isBranch);
  if (branches.length === 0)
    return [{ command, path, description, options: options as APIApplicationCommandBasicOption[] }];
  return branches.flatMap((branch) =>
    leaves(command, [...path, branch.name], branch.description, 'options' in branch ? (branch.options ?? []) : []),
  );
}

/** The entry called `campaign new`; a guild's own command goes before one of everywhere. */
export function entryNamed(world: World, userId: string, name: string): Entry | null {
  const wanted = name.trim().replace(/^\//u, '').split(/\s+/u).join(' ');
  const found = entriesFor(world, userId).filter((entry) => entry.path.join(' ') === wanted);
  return found.find(({ command }) => command.guild_id !== undefined) ?? found[0] ?? null;
}
