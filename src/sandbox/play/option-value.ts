import { ApplicationCommandOptionType as Type, type APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { isObject, listOf, objectOf, type Json } from '../json.js';
import { EVERYONE, playerPermissions } from '../world/permissions.js';
import { memberOf } from '../world/users.js';
import { channelJson, guildJson } from '../world/wire.js';
import type { World } from '../world/world.js';

/** What ids in option values stand for, as an interaction carries it along. */
export type Resolved = Record<string, Json>;

export type Converted = { readonly value: string | number | boolean } | { readonly fault: string };

const fault = (option: APIApplicationCommandBasicOption, text: string): Converted => ({
  fault: `${option.name}: ${text}`,
});

/** A value as it was typed, turned into what the option's type wants, the way Discord's own client checks it. */
export function optionValue(
  world: World,
  option: APIApplicationCommandBasicOption,
  typed: unknown,
  resolved: Resolved,
): Converted {
  switch (option.type) {
    case Type.String:
      return wording(option, String(typed));
    case Type.Integer:
    case Type.Number:
      return figure(option, Number(typed));
    case Type.Boolean:
      return truth(option, typed);
    default:
      return thing(world, option, String(typed), resolved);
  }
}

function wording(option: APIApplicationCommandBasicOption, text: string): Converted {
  const { min_length: min = 0, max_length: max = 6000 } = objectOf(option) as {
    min_length?: number;
    max_length?: number;
  };
  if (text.length < min) return fault(option, `at least ${min} characters.`);
  if (text.length > max) return fault(option, `at most ${max} characters.`);
  return chosen(option, text);
}

function figure(option: APIApplicationCommandBasicOption, number: number): Converted {
  const { min_value: min = -Infinity, max_value: max = Infinity } = objectOf(option) as {
    min_value?: number;
    max_value?: number;
  };
  if (!Number.isFinite(number)) return fault(option, 'a number is wanted.');
  if (option.type === Type.Integer && !Number.isInteger(number)) return fault(option, 'a whole number is wanted.');
  if (number < min) return fault(option, `at least ${min}.`);
  if (number > max) return fault(option, `at most ${max}.`);
  return chosen(option, number);
}

/** With fixed choices only these count; the shown name stands for its value. */
function chosen(option: APIApplicationCommandBasicOption, value: string | number): Converted {
  const choices = listOf(objectOf(option)['choices']).filter(isObject);
  if (choices.length === 0) return { value };
  const found =
    choices.find((choice) => choice['value'] === value) ?? choices.find((choice) => choice['name'] === value);
  return found ? { value: found['value'] as string | number } : fault(option, 'choose one from the list.');
}

function truth(option: APIApplicationCommandBasicOption, typed: unknown): Converted {
  const word = String(typed).toLowerCase();
  if (word === 'true' || word === 'false') return { value: word === 'true' };
  return fault(option, 'True or False is wanted.');
}

function thing(world: World, option: APIApplicationCommandBasicOption, typed: string, resolved: Resolved): Converted {
  const plain = typed.replace(/^<[@#][!&]?(\d+)>$/u, '$1').replace(/^[@#]/u, '');
  const finders: Partial<Record<Type, () => string | null>> = {
    [Type.User]: () => resolveUser(world, plain, resolved),
    [Type.Channel]: () => resolveChannel(world, plain, resolved),
    [Type.Role]: () => resolveRole(world, plain, resolved),
    [Type.Mentionable]: () => resolveUser(world, plain, resolved) ?? resolveRole(world, plain, resolved),
  };
  const id = finders[option.type]?.() ?? null;
  return id === null ? fault(option, `there is no ${plain} here.`) : { value: id };
}

const into = (resolved: Resolved, shelf: string, id: string, value: unknown): string => {
  resolved[shelf] = { ...resolved[shelf], [id]: value };
  return id;
};

/** Finds a player by id or name. */
export function resolveUser(world: World, typed: string, resolved: Resolved): string | null {
  const user =
    world.users.get(typed) ??
    [...world.users.values()].find((entry) => entry.global_name === typed || entry.username === typed);
  if (!user) return null;
  const { user: _, ...member } = memberOf(world, user);
  into(resolved, 'members', user.id, { ...member, permissions: playerPermissions(world, user.id).toString() });
  return into(resolved, 'users', user.id, user);
}

/** Finds a channel by id or name. */
export function resolveChannel(world: World, typed: string, resolved: Resolved): string | null {
  const place = world.places.get(typed) ?? [...world.places.values()].find((entry) => entry.name === typed);
  if (!place) return null;
  const json = { ...channelJson(world, place), permissions: EVERYONE.toString() };
  return into(resolved, 'channels', place.id, json);
}

/** Finds a role by id or name. */
export function resolveRole(world: World, typed: string, resolved: Resolved): string | null {
  const role = guildJson(world).roles.find((entry) => entry.id === typed || entry.name === typed);
  return role ? into(resolved, 'roles', role.id, role) : null;
}
