import { post } from './api.js';
import { state } from './state.js';
import { fitting } from './suggestions.js';

/** Milliseconds without a key before the bot is asked. */
const PAUSE = 120;

const STRINGY = new Set([3, 4, 10]);

/** What may be chosen for an option while it is typed, as `{ label, value }`; null if anything may be typed, or nothing is known yet. */
export async function optionSuggestions(command, option, typed, values) {
  if (option.autocomplete) return asked(command, option, typed, values);
  const all = fixed(option);
  if (!all) return null;
  return { rows: fitting(all, typed).slice(0, 25) };
}

function fixed(option) {
  if (STRINGY.has(option.type))
    return option.choices?.map(({ name, value }) => ({ label: name, value: String(value) }));
  if (option.type === 5) return ['True', 'False'].map((label) => ({ label, value: label.toLowerCase() }));
  if (option.type === 6 || option.type === 9)
    return [...state.players, state.bot].map(({ id, name }) => ({ label: name, value: id }));
  if (option.type === 7)
    return state.places
      .filter(({ kind }) => kind !== 'direct')
      .map(({ id, name }) => ({ label: `#${name}`, value: id }));
  return undefined;
}

let turn = 0;

/** Asks the bot, once the typing pauses; null if something else was typed meanwhile. */
async function asked(command, option, typed, values) {
  turn += 1;
  const own = turn;
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (own !== turn) return null;
  const options = { ...values, [option.name]: typed };
  const outcome = await post('autocomplete', { name: command.name, focused: option.name, options });
  if (outcome.kind === 'choices') {
    const rows = outcome.choices.map(({ name, value }) => ({ label: name, value: String(value) }));
    return { rows, note: rows.length === 0 ? 'No options match your search.' : '' };
  }
  return { rows: [], note: outcome.reason === 'offline' ? outcome.text : 'Loading options failed.' };
}
