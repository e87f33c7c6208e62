import { h } from './dom.js';

/** A small dialog for one line. `use(name)` returns what was wrong with it, if anything. */
export function askName(title, label, use) {
  const input = h('input', { type: 'text', maxlength: 100, autocomplete: 'off', data: { askName: 'true' } });
  const fault = h('p', { class: 'failed', role: 'alert' });
  const close = () => dialog.close();
  const submit = async (event) => {
    event.preventDefault();
    fault.textContent = (await use(input.value.trim())) ?? '';
    if (fault.textContent === '') close();
  };
  const buttons = h(
    'footer',
    {},
    h('button', { type: 'button', class: 'button plain', click: close }, 'Cancel'),
    h('button', { type: 'submit', class: 'button primary' }, 'Start'),
  );
  const field = h('label', { class: 'field' }, h('span', { class: 'field-name' }, label), input);
  const form = h('form', { submit: (event) => void submit(event) }, h('h2', {}, title), field, fault, buttons);
  const dialog = h('dialog', { class: 'modal', 'aria-label': title, close: () => dialog.remove() }, form);
  document.body.append(dialog);
  dialog.showModal();
}
