import type { readChronicle } from '../store/views.js';
import type { Chapter } from './service.js';

type ChronicleRow = Awaited<ReturnType<typeof readChronicle>>[number];

export function asChapter({ undoneBy, facts, ...row }: ChronicleRow): Chapter {
  return { ...row, facts: facts ?? [], undone: undoneBy !== null };
}
