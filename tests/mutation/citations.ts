const FULL = /UQ-([A-Z]+)-(\d{2})((?:(?:, | and | to |-)\d{2}(?!\d))*)/g;
const MORE = /(, | and | to |-)(\d{2})/g;

/**
 * The rules that a text names: `UQ-CMB-02`, also with more of the chapter behind it (`UQ-CMB-02, 10`, `UQ-CMB-20 to 23`).
 * Tests cite in their titles, scenarios under `rules`.
 */
export function citedRules(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, chapter = '', first = '', more = ''] of text.matchAll(FULL)) {
    const name = (number: number) => `UQ-${chapter}-${String(number).padStart(2, '0')}`;
    let last = Number(first);
    found.add(name(last));
    for (const [, link = '', written = ''] of more.matchAll(MORE)) {
      const number = Number(written);
      const from = link === ' to ' || link === '-' ? last : number;
      for (let each = from; each <= number; each++) found.add(name(each));
      last = number;
    }
  }
  return found;
}
