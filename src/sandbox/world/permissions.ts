import { OverwriteType, PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { refuse } from '../discord-error.js';
import type { Place } from './records.js';
import type { World } from './world.js';

export type Permission = keyof typeof Bits;

/** What everybody may do. */
export const EVERYONE =
  Bits.ViewChannel |
  Bits.SendMessages |
  Bits.SendMessagesInThreads |
  Bits.CreatePublicThreads |
  Bits.CreatePrivateThreads |
  Bits.EmbedLinks |
  Bits.AttachFiles |
  Bits.AddReactions |
  Bits.UseExternalEmojis |
  Bits.ReadMessageHistory |
  Bits.UseApplicationCommands |
  Bits.ChangeNickname;

/** What the bot's own role adds. */
export const BOT_ROLE = Bits.ManageMessages | Bits.ManageThreads | Bits.PinMessages;

const ALL = Object.values(Bits).reduce((sum, bit) => sum | bit, 0n);

/** The channel whose overwrites count: a thread has those of its parent. */
const ruling = (world: World, place: Place): Place =>
  place.parentId === null ? place : (world.places.get(place.parentId) ?? place);

/** The bot's permissions in a channel. */
export function botPermissions(world: World, place: Place): bigint {
  const own = ruling(world, place).overwrites.filter((entry) => entry.id === world.realm.applicationId);
  return own.reduce((sum, entry) => (sum & ~BigInt(entry.deny)) | BigInt(entry.allow), EVERYONE | BOT_ROLE);
}

/** A player's permissions: the guild's owner has them all. */
export const playerPermissions = (world: World, userId: string): bigint =>
  userId === world.realm.ownerId ? ALL : EVERYONE;

/** Throws 50001 without sight of the channel, 50013 without one of the permissions. */
export function demandPermission(world: World, place: Place, ...names: Permission[]): void {
  const held = botPermissions(world, place);
  if ((held & Bits.ViewChannel) === 0n) throw refuse('missingAccess');
  if (names.some((name) => (held & Bits[name]) === 0n)) throw refuse('missingPermissions');
}

/** The channel with a permission taken from the bot (or given back). */
export function withDenial(world: World, place: Place, name: Permission, denied: boolean): Place {
  const id = world.realm.applicationId;
  const before = place.overwrites.find((entry) => entry.id === id);
  const deny = denied ? BigInt(before?.deny ?? 0) | Bits[name] : BigInt(before?.deny ?? 0) & ~Bits[name];
  const others = place.overwrites.filter((entry) => entry.id !== id);
  const own = { id, type: OverwriteType.Member as const, allow: before?.allow ?? '0', deny: deny.toString() };
  return { ...place, overwrites: deny === 0n ? others : [...others, own] };
}
