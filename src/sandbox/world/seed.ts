import { randomBytes } from 'node:crypto';
import { addChannel } from './places.js';
import { newUser } from './users.js';
import type { World } from './world.js';

const PLAYERS = ['Ada', 'Bea', 'Cleo', 'Dmitri'];
const CHANNELS = [
  { name: 'tavern', topic: 'Where adventures begin' },
  { name: 'campaign-two', topic: 'A second table' },
  { name: 'dice', topic: 'Roll something' },
];

/** The guild as a newcomer finds it: the bot, four players, three channels. */
export function seed(world: World): void {
  const next = () => world.ids.next();
  const applicationId = next();
  const playerIds = PLAYERS.map(next);
  world.found({
    applicationId,
    guildId: next(),
    botRoleId: next(),
    token: newToken(applicationId),
    ownerId: playerIds[0] ?? applicationId,
    createdAt: world.now,
  });
  world.putUser(newUser(applicationId, 'Vorleser', true));
  PLAYERS.forEach((name, index) => world.putUser(newUser(playerIds[index] ?? next(), name)));
  for (const channel of CHANNELS) addChannel(world, channel);
}

/** A token of Discord's shape: the application's id, a time, a secret. */
function newToken(applicationId: string): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64url');
  return [Buffer.from(applicationId).toString('base64url'), part(4), part(28)].join('.');
}
