const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', û: 'u' };
const MOST = 40;

/** An option's id out of names: lower case without umlauts, short enough for a button. */
export function optionId(...names: readonly string[]): string {
  const plain = names.map((name) =>
    name
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüßû]/g, (letter) => LETTERS[letter] ?? '')
      .replaceAll(/['\u2019]/g, '')
      .replaceAll(/[^a-z0-9:#._]+/g, '-')
      .replaceAll(/^-|-$/g, ''),
  );
  return plain.join(':').slice(0, MOST);
}
