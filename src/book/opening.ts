import type { Script } from '../engine/script.js';
import { plain } from './compile/text.js';
import type { UltraQuestOp } from './contract/op.js';

/** What is read before anything is to be decided, rolled or borne. */
export function openingOf(script: Script): string {
  const texts: string[] = [];
  for (const op of script.parts[''] ?? []) {
    if (op.branches) break;
    if (op.op === 'read') texts.push(plain((op as Extract<UltraQuestOp, { op: 'read' }>).text));
  }
  return texts.join(' ');
}
