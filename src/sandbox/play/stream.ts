import type { ServerResponse } from 'node:http';
import { messageJson } from '../world/messages.js';
import type { World, WorldEvents } from '../world/world.js';
import { overview, sees } from './view.js';

const BEAT = 25_000;
const OVERVIEW_EVENTS = ['place', 'placeGone', 'user', 'commands', 'attended'] as const;

/** Server-sent events for one player's page: `message`, `gone`, `overview`. */
export function stream(world: World, userId: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (name: string, body: unknown) => response.write(`event: ${name}\ndata: ${JSON.stringify(body)}\n\n`);
  const look = () => send('overview', overview(world, world.user(userId)));
  const message: (...event: WorldEvents['message']) => void = (kept) => {
    if (sees(world, kept, userId)) send('message', messageJson(world, kept));
  };
  const gone: (...event: WorldEvents['messageGone']) => void = ({ message: { id, channel_id } }) =>
    send('gone', { id, channel_id });
  world.on('message', message).on('messageGone', gone);
  for (const name of OVERVIEW_EVENTS) world.on(name, look);
  const beat = setInterval(() => response.write(': still here\n\n'), BEAT);
  look();
  response.on('close', () => {
    clearInterval(beat);
    world.off('message', message).off('messageGone', gone);
    for (const name of OVERVIEW_EVENTS) world.off(name, look);
  });
}
