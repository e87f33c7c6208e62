import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';

const TOKEN = 'a'.repeat(24) + '.' + 'b'.repeat(6) + '.' + 'c'.repeat(38);

describe('configuration', () => {
  it('needs nothing: the sandbox in ./data', () => {
    expect(readConfig({})).toMatchObject({ DATA_FOLDER: 'data', SANDBOX_PORT: 4680 });
  });

  it('takes an empty value for one that is not set', () => {
    expect(readConfig({ DISCORD_TOKEN: '', SANDBOX_PORT: ' ' })).toMatchObject({ SANDBOX_PORT: 4680 });
  });

  it.each([
    [{ DISCORD_TOKEN: 'hunter2' }, /^DISCORD_TOKEN is not a bot token: .*three parts/],
    [
      { DISCORD_TOKEN: TOKEN, DISCORD_GUILD_ID: 'my server' },
      /^DISCORD_GUILD_ID is not a server id: .*17 to 20 digits/,
    ],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL is not a PostgreSQL address: postgres:\/\//],
    [{ SANDBOX_PORT: '99999' }, /^SANDBOX_PORT is not a port: a whole number from 0 to 65535/],
    [{ SANDBOX_PORT: 'x' }, /^SANDBOX_PORT is not a port/],
    [{ DISCORD_GUILD_ID: '123456789012345678' }, /without DISCORD_TOKEN/],
    [{ NODE_ENV: 'production' }, /sandbox never runs in production/],
  ])('says what is wrong with %o and what would be right', (env, line) => {
    const lines = readConfig(env);
    expect(lines).toHaveLength(1);
    expect((lines as string[])[0]).toMatch(line);
  });

  it('never repeats the token in a message', () => {
    expect(JSON.stringify(readConfig({ DISCORD_TOKEN: 'very-secret-thing' }))).not.toContain('very-secret');
  });
});
