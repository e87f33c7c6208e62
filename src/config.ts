import { z } from 'zod';

/** What may be set, by environment variable or in `.env`. An empty value counts as not set. */
const variables = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}$/, {
      error:
        'is not a bot token: copy it from "Bot", "Reset Token" in the Developer Portal; it has three parts with dots',
    })
    .optional(),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, {
      error: 'is not a server id: right-click the server with Developer Mode on, "Copy Server ID"; 17 to 20 digits',
    })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, {
      error: 'is not a PostgreSQL address: postgres://user:password@host:5432/database',
    })
    .optional(),
  DATA_FOLDER: z.string().min(1).default('data'),
  SANDBOX_PORT: z.coerce
    .number({ error: 'is not a port: a whole number from 0 to 65535 (0: any free one)' })
    .int({ error: 'is not a port: a whole number from 0 to 65535 (0: any free one)' })
    .min(0, { error: 'is not a port: a whole number from 0 to 65535 (0: any free one)' })
    .max(65_535, { error: 'is not a port: a whole number from 0 to 65535 (0: any free one)' })
    .default(4680),
  NODE_ENV: z.string().optional(),
});

export type Config = z.infer<typeof variables>;

/** The configuration, or a line for each wrong variable: its name, what is wrong with it, and what would be right. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config | readonly string[] {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`);
  return conflicts(parsed.data) ?? parsed.data;
}

function conflicts(config: Config): readonly string[] | undefined {
  if (config.DISCORD_GUILD_ID && !config.DISCORD_TOKEN) {
    return ['DISCORD_GUILD_ID is set without DISCORD_TOKEN: set the token too, or neither to play in the sandbox.'];
  }
  if (config.NODE_ENV === 'production' && !config.DISCORD_TOKEN) {
    return [
      'NODE_ENV is production and DISCORD_TOKEN is not set: the sandbox never runs in production. Set the token.',
    ];
  }
  return undefined;
}
