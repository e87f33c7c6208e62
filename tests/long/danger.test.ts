import { describe, expect, it } from 'vitest';
import { showFinding } from '../../src/book/finding.js';
import { loadBook } from '../../src/book/load.js';
import { dangerLines, keptSimulation } from '../../src/cli/book/danger.js';
import { CONTENT, readFolder } from '../../src/rulebooks.js';
import { ULTRAQUEST_REGISTRY } from '../../src/systems/ultraquest/registry.js';

describe('the danger of the Book of Events', () => {
  it('rises with the numbers of each table, and every fight can be won and lost', async () => {
    const files = await readFolder(`${CONTENT}/ultraquest`);
    const read = loadBook(files, ULTRAQUEST_REGISTRY);
    const simulation = keptSimulation(read);
    console.log(dangerLines(read, simulation).join('\n'));
    const { findings } = loadBook(files, ULTRAQUEST_REGISTRY, simulation);
    const wrong = findings.filter(({ code }) => code === 'danger-order' || code === 'fight-odds');
    expect(wrong.map(showFinding)).toEqual([]);
  });
});
