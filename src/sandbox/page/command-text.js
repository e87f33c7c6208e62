/** Reads `/campaign new title: The Long Night seats: 3`, or with the first value unnamed, as a command with values. */
export function readCommand(text, commands) {
  const typed = text.trim().replace(/^\//, '');
  const fitting = commands.filter(({ name }) => typed === name || typed.startsWith(`${name} `));
  const command = fitting.sort((a, b) => b.name.length - a.name.length)[0];
  if (!command) return null;
  return { command, values: readValues(typed.slice(command.name.length).trim(), command.options) };
}

function readValues(text, options) {
  const names = options.map(({ name }) => name.replace(/[^\p{L}\p{N}_-]/gu, '\\$&'));
  const marks = names.length > 0 ? [...text.matchAll(new RegExp(`(?:^|\\s)(${names.join('|')}):\\s*`, 'gu'))] : [];
  const values = {};
  for (const [index, mark] of marks.entries()) {
    const end = marks[index + 1]?.index ?? text.length;
    values[mark[1]] = text.slice(mark.index + mark[0].length, end).trim();
  }
  const unnamed = text.slice(0, marks[0]?.index ?? text.length).trim();
  const first = options.find(({ name }) => !(name in values));
  if (unnamed && first) values[first.name] = unnamed;
  return values;
}

/** Required options that have no value. */
export const missing = (command, values) => command.options.filter(({ name, required }) => required && !values[name]);

/** Commands that fit what is typed so far: those that begin so, then those that contain it. */
export function fittingCommands(text, commands) {
  const typed = text.replace(/^\//, '').toLowerCase();
  const begins = commands.filter(({ name }) => name.startsWith(typed));
  const contains = commands.filter(({ name }) => !name.startsWith(typed) && name.includes(typed));
  return [...begins, ...contains];
}
