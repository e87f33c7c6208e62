import { SlashCommandBuilder } from '@discordjs/builders';
import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';

/** A command's name and description in a language. */
export interface InGerman {
  readonly name: string;
  readonly description: string;
}

/** Begins a command that can be given in servers and in private messages with the bot. */
export function slash(name: string, description: string, german: InGerman): SlashCommandBuilder {
  return new SlashCommandBuilder()
    .setName(name)
    .setNameLocalizations({ de: german.name })
    .setDescription(description)
    .setDescriptionLocalizations({ de: german.description })
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
}
