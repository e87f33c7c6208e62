import { avatar } from './avatar.js';
import { h } from './dom.js';
import { privateLine } from './message.js';
import { state } from './state.js';
import { writtenAt } from './time.js';

/** Lines at the end of the channel that only this window knows of: a command on its way, and one without an answer. */
export class Notices {
  constructor(list, onChange) {
    this.list = list;
    this.onChange = onChange;
  }

  /** Shows that a command is on its way; the returned function takes that away. */
  wait(command) {
    const row = this.row(command, h('p', { class: 'thinking' }, 'Sending command...'), null);
    const timer = setTimeout(() => this.add(row), 250);
    return () => {
      clearTimeout(timer);
      row.remove();
    };
  }

  fail(command, text) {
    const row = this.row(command, h('p', { class: 'failed', role: 'alert' }, text), () => row.remove());
    row.dataset.failure = text;
    this.add(row);
  }

  add(row) {
    this.list.append(row);
    this.onChange();
  }

  row(command, inner, dismiss) {
    return h(
      'li',
      { class: 'message private notice' },
      h(
        'div',
        { class: 'lead' },
        avatar(state.me, false, 'tiny'),
        h('span', { class: 'author' }, state.me.name),
        ' used ',
        h('span', { class: 'used' }, command),
      ),
      h('div', { class: 'gutter' }, avatar(state.bot, true)),
      h(
        'div',
        { class: 'body' },
        h(
          'div',
          { class: 'head' },
          h('span', { class: 'author bot' }, state.bot.name),
          h('span', { class: 'tag' }, 'APP'),
          writtenAt(new Date().toISOString()),
        ),
        inner,
        dismiss ? privateLine(dismiss) : null,
      ),
    );
  }
}
