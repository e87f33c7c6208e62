import { startSandbox } from '../../src/sandbox/sandbox.js';
import { rest } from './raw.js';

const sandbox = await startSandbox({ folder: process.argv[2] ?? '' });
sandbox.control.limitRate(1_000_000, 1000);
for (let number = process.pid * 1000; ; number += 1) {
  await rest(sandbox, 'POST', `/channels/${sandbox.channelIds[0] ?? ''}/messages`, { content: `number ${number}` });
  process.stdout.write(`posted ${number}\n`);
}
