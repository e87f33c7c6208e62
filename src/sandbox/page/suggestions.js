import { h } from './dom.js';

/** Rows that hold what was typed, those first that begin with it. */
export function fitting(rows, typed) {
  const wanted = typed.trim().toLowerCase();
  const at = (row) => row.label.toLowerCase().indexOf(wanted);
  const found = rows.filter((row) => at(row) >= 0);
  return [...found.filter((row) => at(row) === 0), ...found.filter((row) => at(row) > 0)];
}

/**
 * The list above the entry: arrows move, Tab or Enter choose, Escape closes. The focus stays in the input, which names
 * the active row by aria-activedescendant.
 */
export class Suggestions {
  constructor(onPick) {
    this.onPick = onPick;
    this.rows = [];
    this.active = 0;
    this.element = h('div', {
      class: 'suggestions',
      id: 'suggestions',
      role: 'listbox',
      'aria-label': 'Suggestions',
      hidden: true,
    });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  get current() {
    return this.isOpen ? this.rows[this.active] : undefined;
  }

  /** Rows are `{ key, label, detail, data }`. */
  show(rows, title = '', input = null) {
    this.rows = rows;
    this.title = title;
    this.active = 0;
    this.input = input;
    const note = title ? [h('p', { class: 'suggestions-title', role: 'presentation' }, title)] : [];
    this.element.replaceChildren(...note, ...rows.map((row, index) => this.draw(row, index)));
    this.element.hidden = rows.length === 0 && title === '';
    this.mark();
  }

  hide() {
    this.show([]);
  }

  draw(row, index) {
    const pick = (event) => {
      event.preventDefault();
      this.active = index;
      this.onPick(row);
    };
    return h(
      'div',
      {
        role: 'option',
        class: 'suggestion',
        id: `suggestion-${index}`,
        data: row.data ?? {},
        pointerdown: (event) => event.preventDefault(),
        pointermove: () => this.pointAt(index),
        click: pick,
      },
      h('span', { class: 'suggestion-label' }, row.label),
      row.detail ? h('span', { class: 'small' }, row.detail) : null,
    );
  }

  /** One row is marked, by the pointer or by the keys: never two. */
  pointAt(index) {
    if (index === this.active) return;
    this.active = index;
    this.mark();
  }

  /** What is shown for fewer letters is narrowed at once to what fits those typed since; the best comes first. */
  narrow(typed) {
    if (this.isOpen) this.show(fitting(this.rows, typed), this.title, this.input);
  }

  mark() {
    const options = [...this.element.querySelectorAll('[role=option]')];
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', `${index === this.active}`);
    options[this.active]?.scrollIntoView({ block: 'nearest' });
    if (options.length > 0) this.input?.setAttribute('aria-activedescendant', `suggestion-${this.active}`);
    else this.input?.removeAttribute('aria-activedescendant');
  }

  /** True if the key was for the list. */
  key(event) {
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (!this.isOpen || this.rows.length === 0) return false;
    if (event.key in steps) {
      this.active = (this.active + steps[event.key] + this.rows.length) % this.rows.length;
      this.mark();
      return true;
    }
    if (event.key === 'Escape') {
      this.hide();
      return true;
    }
    return false;
  }
}
