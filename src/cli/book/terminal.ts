import { createInterface } from 'node:readline';
import type { Terminal } from './play.js';

/** Standard input and output, typed or piped. Close it when the play is over. */
export function openTerminal(): Terminal & { close(): void } {
  const lines = createInterface({ input: process.stdin, terminal: false });
  const typed = lines[Symbol.asyncIterator]();
  return {
    say: (line) => {
      console.log(line);
    },
    read: async (prompt) => {
      process.stdout.write(prompt);
      const line = await typed.next();
      return line.done ? undefined : line.value;
    },
    close: () => {
      lines.close();
    },
  };
}
