/** The least a discord.js bot can be: logs in to the Discord whose address and token it is given, and says that it is ready. */
import { Client, GatewayIntentBits } from 'discord.js';

const [api = '', token = ''] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
client.once('clientReady', () => console.log('ready'));
await client.login(token);
