import { Routes } from 'discord-api-types/v10';
import type { REST } from 'discord.js';
import type { Command } from './command.js';

/** Tells Discord our commands: in one server at once, or everywhere. What is no longer ours there disappears. */
export async function registerCommands(
  rest: REST,
  application: string,
  commands: readonly Command[],
  guild?: string,
): Promise<void> {
  const body = commands.map((command) => command.definition);
  const route = guild ? Routes.applicationGuildCommands(application, guild) : Routes.applicationCommands(application);
  await rest.put(route, { body });
}
