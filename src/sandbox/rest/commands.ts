import { demand, refuse } from '../discord-error.js';
import { NO_CONTENT, bodyOf, ok, param, type Call, type Reply } from '../http/call.js';
import { compact, isAbsent, listOf, objectOf, wordOf, type Json } from '../json.js';
import { command, commandType, MOST_COMMANDS, namedOnce } from '../limits/command.js';
import { complain, each } from '../limits/complaint.js';
import { list } from '../limits/value.js';
import type { Command } from '../world/records.js';
import type { World } from '../world/world.js';
import type { RestContext, RestRoute } from './context.js';

const MOST_IN_A_PUT = 130;

/** The commands of everywhere, or of the guild in the path. */
function scope(call: Call, world: World): { guildId: string | null; commands: Command[] } {
  if (param(call, 'application') !== world.realm.applicationId) throw refuse('unknownApplication');
  const guildId = call.params['guild'] ?? null;
  if (guildId !== null && guildId !== world.realm.guildId) throw refuse('missingAccess');
  const commands = [...world.commands.values()].filter((entry) => (entry.guild_id ?? null) === guildId);
  return { guildId, commands };
}

const keyOf = (entry: object): string => `${commandType(objectOf(entry))} ${String((entry as Json)['name'])}`;

function newCommand(world: World, guildId: string | null, body: Json, before: Command | undefined): Command {
  const { realm } = world;
  return compact({
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    nsfw: false,
    ...(guildId === null && { dm_permission: true, contexts: null, integration_types: [0] }),
    ...withoutNulls(body),
    id: before?.id ?? world.ids.next(),
    application_id: realm.applicationId,
    version: world.ids.next(),
    type: commandType(body),
    description: body['description'] ?? '',
    ...(guildId !== null && { guild_id: guildId }),
    ...(!isAbsent(body['default_member_permissions']) && {
      default_member_permissions: wordOf(body['default_member_permissions']),
    }),
  }) as unknown as Command;
}

const withoutNulls = (node: Json): Json =>
  Object.fromEntries(Object.entries(node).filter(([, value]) => !isAbsent(value)));

function demandRoom(commands: readonly object[]): void {
  for (const [type, most] of Object.entries(MOST_COMMANDS)) {
    if (commands.filter((entry) => commandType(objectOf(entry)) === (Number(type) as unknown)).length > most)
      throw refuse('tooManyCommands');
  }
}

function replaceAll(call: Call, { world }: RestContext): Reply {
  const { guildId, commands } = scope(call, world);
  const bodies = listOf(call.body).map(objectOf);
  demand([...list({ max: MOST_IN_A_PUT })(call.body, ''), ...each(bodies, '', command), ...namedOnce(bodies)]);
  demandRoom(bodies);
  const fresh = bodies.map((body) =>
    newCommand(
      world,
      guildId,
      body,
      commands.find((entry) => keyOf(entry) === keyOf(body)),
    ),
  );
  world.putCommands(
    fresh,
    commands.filter((entry) => !fresh.some(({ id }) => id === entry.id)),
  );
  return ok(fresh);
}

function create(call: Call, { world }: RestContext): Reply {
  const { guildId, commands } = scope(call, world);
  const body = bodyOf(call);
  demand(command(body, ''));
  const before = commands.find((entry) => keyOf(entry) === keyOf(body));
  if (!before) demandRoom([...commands, body]);
  const fresh = newCommand(world, guildId, body, before);
  world.putCommands([fresh]);
  return { status: before ? 200 : 201, body: fresh };
}

function find(call: Call, world: World): Command {
  const found = scope(call, world).commands.find((entry) => entry.id === param(call, 'command'));
  if (!found) throw refuse('unknownCommand');
  return found;
}

function edit(call: Call, { world }: RestContext): Reply {
  const before = find(call, world);
  const { guildId, commands } = scope(call, world);
  const body = { ...(before as unknown as Json), ...bodyOf(call) };
  demand(command(body, ''));
  if (commands.some((entry) => entry.id !== before.id && keyOf(entry) === keyOf(body)))
    demand(complain('name', 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'));
  const fresh = newCommand(world, guildId, body, before);
  world.putCommands([fresh]);
  return ok(fresh);
}

function remove(call: Call, { world }: RestContext): Reply {
  world.putCommands([], [find(call, world)]);
  return NO_CONTENT;
}

const EVERYWHERE = '/applications/:application/commands';
const IN_GUILD = '/applications/:application/guilds/:guild/commands';

/** Application commands, of everywhere and of one guild. */
export const commandRoutes: readonly RestRoute[] = [
  { method: 'GET', pattern: `${IN_GUILD}/permissions`, handle: () => ok([]) },
  ...[EVERYWHERE, IN_GUILD].flatMap((base): RestRoute[] => [
    { method: 'GET', pattern: base, handle: (call, { world }) => ok(scope(call, world).commands) },
    { method: 'PUT', pattern: base, handle: replaceAll },
    { method: 'POST', pattern: base, handle: create },
    { method: 'GET', pattern: `${base}/:command`, handle: (call, { world }) => ok(find(call, world)) },
    { method: 'PATCH', pattern: `${base}/:command`, handle: edit },
    { method: 'DELETE', pattern: `${base}/:command`, handle: remove },
  ]),
];
