import { beforeAll, describe, expect, it } from 'vitest';
import { recorded, TRAVELS } from './recorded.js';
import { Travels } from './travels.js';

describe('what is told on a travel is as it was (`npm run record -- travels/` records anew)', () => {
  let travels: Travels;
  beforeAll(() => {
    travels = new Travels();
  });

  it('in a book that has nothing wrong with it but its sameness', () => {
    const wrong = travels.loaded.findings.filter(
      ({ severity, code }) => severity === 'error' && code !== 'opening-shared',
    );
    expect(wrong).toEqual([]);
  });

  for (const line of recorded().get(TRAVELS) ?? [])
    it(`travel ${Number.parseInt(line)}`, () => {
      expect(travels.digest(Number.parseInt(line))).toBe(line);
    });
});
