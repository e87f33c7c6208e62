import { h } from './dom.js';
import { icon } from './icons.js';
import { placeOf, state } from './state.js';

/** A menu: one choice is sent at once, several are sent with a button. */
export function selectMenu(node, act) {
  const options = optionsOf(node);
  const isMulti = node.max_values > 1;
  const chosen = new Set(options.filter((option) => option.default).map(({ value }) => value));
  const face = h('span', { class: 'select-face' });
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'select-button',
      disabled: node.disabled,
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      data: { customId: node.custom_id },
    },
    face,
    icon('down'),
  );
  const list = h('div', {
    class: 'select-list',
    role: 'listbox',
    tabindex: '-1',
    'aria-multiselectable': isMulti ? 'true' : null,
    hidden: true,
  });
  const box = h('div', { class: 'select', data: { select: node.custom_id } }, toggle, list);
  const send = () => {
    open(false);
    act('choose', node.custom_id, [...chosen], toggle);
  };
  const done = h(
    'button',
    { type: 'button', class: 'button primary select-done', data: { selectDone: node.custom_id }, click: send },
    'Choose',
  );

  function show() {
    const labels = options.filter(({ value }) => chosen.has(value)).map(({ label }) => label);
    face.textContent = labels.length > 0 ? labels.join(', ') : (node.placeholder ?? 'Make a selection');
    face.classList.toggle('empty', labels.length === 0);
    for (const [index, option] of options.entries())
      list.children[index].setAttribute('aria-selected', `${chosen.has(option.value)}`);
    done.disabled = chosen.size < node.min_values || chosen.size > node.max_values;
  }
  function open(isOpen) {
    list.hidden = !isOpen;
    toggle.setAttribute('aria-expanded', `${isOpen}`);
    if (isOpen) {
      list.scrollIntoView({ block: 'nearest' });
      (list.querySelector('[aria-selected=true]') ?? list.querySelector('[role=option]'))?.focus();
    }
    if (!isOpen) toggle.focus();
  }
  function pick(value) {
    if (isMulti) flip(chosen, value, node.max_values);
    else {
      chosen.clear();
      chosen.add(value);
    }
    show();
    if (!isMulti) send();
  }
  list.append(...options.map((option) => optionRow(option, () => pick(option.value))), ...(isMulti ? [done] : []));
  toggle.addEventListener('click', () => open(list.hidden));
  list.addEventListener('keydown', (event) => keys(event, list, () => open(false)));
  box.addEventListener('focusout', (event) => {
    if (!list.hidden && event.relatedTarget && !box.contains(event.relatedTarget)) {
      list.hidden = true;
      toggle.setAttribute('aria-expanded', 'false');
    }
  });
  show();
  return box;
}

function flip(chosen, value, most) {
  if (chosen.delete(value)) return;
  if (chosen.size < most) chosen.add(value);
}

function optionRow(option, pick) {
  return h(
    'button',
    {
      type: 'button',
      role: 'option',
      class: 'select-option',
      data: { value: option.value },
      pointermove: (event) => event.currentTarget.focus({ preventScroll: true }),
      click: pick,
    },
    option.emoji?.name ? h('span', { class: 'emoji' }, option.emoji.name) : null,
    h(
      'span',
      {},
      h('span', { class: 'select-label' }, option.label),
      option.description ? h('span', { class: 'small' }, option.description) : null,
    ),
  );
}

function keys(event, list, close) {
  const steps = { ArrowDown: 1, ArrowUp: -1 };
  if (event.key === 'Escape') {
    event.stopPropagation();
    close();
  }
  if (!(event.key in steps)) return;
  event.preventDefault();
  const rows = [...list.querySelectorAll('button:not([disabled])')];
  const index = rows.indexOf(document.activeElement);
  rows.at((index + steps[event.key] + rows.length) % rows.length)?.focus();
}

/** Options of a menu; menus of players and channels list those of the sandbox. */
export function optionsOf(node) {
  if (node.options) return node.options;
  const players = () => [...state.players, state.bot].map(({ id, name }) => ({ label: name, value: id }));
  const channels = () =>
    state.places
      .filter(({ kind }) => kind !== 'direct')
      .map(({ id }) => ({ label: `#${placeOf(id).name}`, value: id }));
  const defaults = new Set((node.default_values ?? []).map(({ id }) => id));
  const all = node.type === 8 ? channels() : node.type === 6 ? [] : players();
  return all.map((option) => ({ ...option, default: defaults.has(option.value) }));
}
