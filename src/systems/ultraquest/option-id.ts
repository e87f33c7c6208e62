const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', û: 'u' };
const MOST = 40;

/** An option's id out of names: lower case without umlauts, short enough for a button. */
export function optionId(...names: readonly string[]): string {
  return names.map(plain).join(':').slice(0, MOST);
}

/** What names were made into: a panel asks for the same ones again at every press. */
const known = new Map<string, string>();
const MOST_KNOWN = 5000;

function plain(name: string): string {
  const made = known.get(name) ?? withoutMarks(name);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(name, made);
  return made;
}

function withoutMarks(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßû]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^a-z0-9:#._]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
