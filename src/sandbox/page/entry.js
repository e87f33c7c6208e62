import { post } from './api.js';
import { CommandForm } from './command-form.js';
import { fittingCommands, missing, readCommand } from './command-text.js';
import { h } from './dom.js';
import { icon } from './icons.js';
import { openModal } from './modal.js';
import { kept, placeOf, state } from './state.js';
import { Suggestions } from './suggestions.js';

/** Failures that are the player's to mend: the form stays open and says so. */
const MENDABLE = new Set(['bad-option', 'unknown-command', 'offline', 'archived']);

/** The entry at the bottom: plain text, or a command being filled in. `notices` shows what only this window knows. */
export class Entry {
  constructor(root, notices) {
    this.root = root;
    this.notices = notices;
    this.form = null;
    this.suggestions = new Suggestions((row) => this.take(row.command));
    this.text = h('textarea', {
      id: 'entry-text',
      rows: 1,
      autocomplete: 'off',
      role: 'combobox',
      'aria-controls': 'suggestions',
      'aria-expanded': 'false',
      maxlength: 2000,
      keydown: (event) => this.key(event),
      input: () => this.changed(),
    });
    this.slash = h(
      'button',
      {
        type: 'button',
        class: 'slash',
        title: 'List of commands',
        'aria-label': 'List of commands',
        click: () => this.put('/'),
      },
      '/',
    );
    this.sendText = h(
      'button',
      { type: 'button', class: 'send', 'aria-label': 'Send', click: () => void this.submit() },
      icon('send'),
    );
    this.line = h('div', { class: 'entry-line' }, this.slash, this.text, this.sendText);
    this.hint = h('p', { class: 'failed', role: 'alert' });
    this.root.replaceChildren(this.suggestions.element, this.hint, this.line);
    document.addEventListener('keydown', (event) => this.global(event));
  }

  /** A slash anywhere outside an input goes to the entry. */
  global(event) {
    const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.key !== '/') return;
    event.preventDefault();
    this.put('/');
  }

  /** Another channel or player: what was being typed there comes back. */
  open() {
    const place = placeOf(state.placeId);
    this.leave(kept.read(`draft ${state.placeId}`) ?? '', false);
    const command = kept.read(`command ${state.placeId}`);
    const known = command && state.commands.find(({ name }) => name === command.name);
    if (known) this.take(known, command.values, false);
    const mark = place?.kind === 'channel' ? '#' : '';
    this.text.placeholder = place ? `Message ${mark}${place.name}, or type /` : '';
    this.text.setAttribute('aria-label', this.text.placeholder);
    this.text.disabled = place?.locked ?? false;
  }

  put(text) {
    this.leave(text);
    this.text.focus();
    this.text.setSelectionRange(text.length, text.length);
    this.changed();
  }

  changed() {
    kept.write(`draft ${state.placeId}`, this.form ? '' : this.text.value);
    kept.write(
      `command ${state.placeId}`,
      this.form ? { name: this.form.command.name, values: textsOnly(this.form.values()) } : null,
    );
    this.hint.textContent = '';
    this.resize();
    if (!this.form) this.suggest();
  }

  /** Says what was wrong, until something else is typed. */
  complain(text) {
    (this.form?.fault ?? this.hint).textContent = text;
  }

  /** What it complained of is over. */
  forget(text) {
    for (const line of [this.hint, this.form?.fault]) if (line?.textContent === text) line.textContent = '';
  }

  resize() {
    this.text.style.height = 'auto';
    this.text.style.height = `${Math.min(this.text.scrollHeight, 200)}px`;
  }

  suggest() {
    const { value } = this.text;
    const isCommand = value.startsWith('/') && !value.includes('\n');
    const rows = isCommand ? fittingCommands(value, state.commands) : [];
    const none = isCommand && state.commands.length === 0 ? 'The bot has no commands yet. Is it running?' : '';
    this.suggestions.show(rows.map(commandRow), none, this.text);
    this.text.setAttribute('aria-expanded', `${this.suggestions.isOpen}`);
  }

  key(event) {
    if (event.isComposing) return;
    if (this.suggestions.key(event)) return event.preventDefault();
    const row = this.suggestions.current;
    if (event.key === 'Tab' && row && !event.shiftKey) {
      event.preventDefault();
      return this.take(row.command);
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (row && this.text.value.trim() !== `/${row.command.name}`) this.take(row.command);
    else void this.submit();
  }

  /** Goes on with a command: straight away if there is nothing to fill in. */
  take(command, values = {}, focus = true) {
    if (command.options.length === 0) return this.put(`/${command.name}`);
    this.suggestions.hide();
    this.form = new CommandForm(command, values, {
      send: (chosen, filled) => this.send(chosen, filled),
      leave: (text) => this.put(text),
      changed: () => this.changed(),
    });
    this.root.replaceChildren(this.form.element);
    this.changed();
    if (focus) this.form.focus();
  }

  /** Back to plain text. */
  leave(text, redraw = true) {
    this.form = null;
    this.text.value = text;
    this.root.replaceChildren(this.suggestions.element, this.hint, this.line);
    this.suggestions.hide();
    if (redraw) this.changed();
    else this.resize();
  }

  async submit() {
    const text = this.text.value.trim();
    if (text === '') return;
    if (!text.startsWith('/')) return this.say(text);
    const read = readCommand(text, state.commands);
    if (!read) {
      this.hint.textContent = `There is no command ${text.slice(0, 40)} here. Type / to see them all.`;
      return;
    }
    if (missing(read.command, read.values).length > 0) return this.take(read.command, read.values);
    await this.send(read.command, read.values);
  }

  async say(content) {
    this.leave('');
    const outcome = await post('say', { content });
    if (outcome.kind !== 'failure') return;
    this.put(content);
    this.hint.textContent = outcome.text;
  }

  async send(command, values) {
    const options = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const form = this.form;
    const settle = this.notices.wait(`/${command.name}`);
    if (!form) this.leave('');
    else form.element.classList.add('waiting');
    const outcome = await post('command', { name: command.name, options });
    form?.element.classList.remove('waiting');
    settle();
    if (outcome.kind === 'failure' && MENDABLE.has(outcome.reason))
      return this.mend(form, command, values, outcome.text);
    if (form && this.form === form) this.put('');
    if (outcome.kind === 'failure') this.notices.fail(`/${command.name}`, outcome.text);
    if (outcome.kind === 'modal') openModal(outcome.modal);
  }

  mend(form, command, values, text) {
    if (!form && command.options.length === 0) {
      this.hint.textContent = text;
      return;
    }
    if (!form) this.take(command, values);
    this.form?.complain(text);
  }
}

const textsOnly = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));

const commandRow = (command) => ({
  label: `/${command.name}`,
  detail: command.description,
  data: { command: command.name },
  command,
});
