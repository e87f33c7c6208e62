import { h } from './dom.js';
import { missing } from './command-text.js';
import { icon } from './icons.js';
import { optionSuggestions } from './option-suggestions.js';
import { Suggestions } from './suggestions.js';

/**
 * A chosen command with an input for each option in use. Enter sends when nothing required is missing; Escape leaves.
 * `host` gives `send(command, values)` and `leave(text)`.
 */
/** What may be left out needs no thought. */
function onlyNeeded({ options }) {
  const needed = options.filter(({ required }) => required).map(({ name }) => name);
  return needed.length > 0 && needed.length < options.length ? `. Only ${needed.join(' and ')} ${needed.length > 1 ? 'are' : 'is'} needed.` : '';
}

export class CommandForm {
  constructor(command, values, host) {
    this.command = command;
    this.host = host;
    this.real = {};
    this.inputs = new Map();
    this.suggestions = new Suggestions((row) => this.pick(row));
    this.fields = h('span', { class: 'command-fields' });
    this.more = h('span', { class: 'command-more' });
    this.fault = h('p', { class: 'failed', role: 'alert' });
    this.element = h(
      'div',
      {
        class: 'command-form',
        data: { commandForm: command.name },
        keydown: (event) => this.key(event),
        input: () => this.changed(),
      },
      this.suggestions.element,
      this.fault,
      h('div', { class: 'command-line' }, this.title(), this.fields, this.more, this.sendButton()),
      h('p', { class: 'small command-about' }, `${command.description}${onlyNeeded(command)}`),
    );
    for (const option of command.options)
      if (option.required || values[option.name]) this.add(option, values[option.name]);
    this.drawMore();
  }

  title() {
    return h(
      'button',
      { type: 'button', class: 'command-name', title: 'Give up this command', click: () => this.host.leave('') },
      `/${this.command.name} `,
      icon('close'),
    );
  }

  sendButton() {
    return h(
      'button',
      { type: 'button', class: 'button primary command-send', data: { sendCommand: 'true' }, click: () => this.send() },
      'Send',
    );
  }

  add(option, value = '') {
    const isFile = option.type === 11;
    const input = h('input', {
      type: isFile ? 'file' : 'text',
      value: isFile ? null : value,
      autocomplete: 'off',
      role: isFile ? null : 'combobox',
      'aria-controls': 'suggestions',
      'aria-label': `${option.name}: ${option.description}`,
      placeholder: option.description,
      size: Math.min(28, Math.max(10, option.description.length)),
      inputmode: option.type === 4 ? 'numeric' : null,
      data: { option: option.name },
      focus: () => this.focusOn(option),
      click: () => this.selectWhole(option),
      input: () => this.typed(option),
      blur: () => setTimeout(() => this.element.contains(document.activeElement) || this.suggestions.hide(), 0),
    });
    this.inputs.set(option.name, input);
    this.fields.append(h('label', { class: 'command-field' }, h('span', {}, option.name), input));
    return input;
  }

  drawMore() {
    const rest = this.command.options.filter(({ name }) => !this.inputs.has(name));
    const grow = (option) => {
      this.add(option).focus();
      this.drawMore();
    };
    this.more.replaceChildren(
      ...(rest.length ? [h('span', { class: 'command-optional' }, 'optional:')] : []),
      ...rest.map((option) =>
        h(
          'button',
          {
            type: 'button',
            class: 'command-add',
            title: option.description,
            data: { addOption: option.name },
            click: () => grow(option),
          },
          icon('plus'),
          ` ${option.name}`,
        ),
      ),
    );
  }

  focus() {
    const empty = [...this.inputs.values()].find(({ value }) => value === '');
    (empty ?? [...this.inputs.values()].at(-1) ?? this.element.querySelector('.command-send')).focus();
  }

  /** What was picked is a whole: typing replaces it. */
  selectWhole({ name }) {
    if (this.real[name] !== undefined) this.inputs.get(name).select();
  }

  focusOn(option) {
    this.current = option;
    this.selectWhole(option);
    void this.suggest(option);
  }

  typed(option) {
    delete this.real[option.name];
    this.inputs.get(option.name).classList.remove('bad');
    this.fault.textContent = '';
    this.suggestions.narrow(this.inputs.get(option.name).value);
    void this.suggest(option);
  }

  async suggest(option) {
    const input = this.inputs.get(option.name);
    const typed = input.value;
    const found = await optionSuggestions(this.command, option, typed, this.values());
    if (document.activeElement !== input || input.value !== typed) return;
    if (this.real[option.name] !== undefined) return this.suggestions.hide();
    if (!found) return this.suggestions.show([], option.description, input);
    const rows = found.rows.map((row) => ({ ...row, data: { choice: row.value } }));
    this.suggestions.show(rows, found.note ?? option.description, input);
  }

  pick({ label, value }) {
    const input = this.inputs.get(this.current.name);
    input.value = label;
    this.real[this.current.name] = value;
    this.suggestions.hide();
    this.changed();
    const next = [...this.inputs.values()].find((other) => other.value === '');
    (next ?? input).focus();
  }

  key(event) {
    if (this.suggestions.key(event)) return event.preventDefault();
    const isInput = event.target instanceof HTMLInputElement;
    const row = this.suggestions.current;
    if (isInput && row && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      return this.pick(row);
    }
    if (event.key === 'Escape') return this.host.leave('');
    if (event.key === 'Backspace' && isInput && event.target.value === '') return this.backspace(event);
    if (event.key === 'Enter' && isInput) {
      event.preventDefault();
      return this.send();
    }
  }

  /** Backspace in an empty field takes an optional one away, or leaves the command. */
  backspace(event) {
    event.preventDefault();
    const { option: name } = event.target.dataset;
    const option = this.command.options.find((entry) => entry.name === name);
    if (option.required) return this.host.leave(`/${this.command.name}`);
    this.inputs.delete(name);
    event.target.closest('label').remove();
    this.drawMore();
    this.focus();
  }

  /** What is typed or chosen, by option. A file is read when the command is sent. */
  values() {
    return Object.fromEntries([...this.inputs].map(([name, input]) => [name, this.real[name] ?? input.value]));
  }

  changed() {
    this.host.changed();
  }

  async send() {
    const values = this.values();
    const lacking = missing(this.command, values);
    for (const { name } of lacking) this.inputs.get(name).classList.add('bad');
    if (lacking.length > 0) {
      this.fault.textContent = `${lacking.map(({ name }) => name).join(', ')}: this option is required.`;
      return this.inputs.get(lacking[0].name).focus();
    }
    for (const [name, input] of this.inputs) if (input.type === 'file') values[name] = await fileValue(input.files[0]);
    void this.host.send(this.command, values);
  }

  /** The command could not be sent: the form stays and says why. */
  complain(text) {
    this.fault.textContent = text;
    this.focus();
  }
}

async function fileValue(file) {
  if (!file) return '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { name: file.name, type: file.type || 'application/octet-stream', base64: btoa(text) };
}
