import { post } from './api.js';
import { h } from './dom.js';
import { markdown } from './markdown.js';
import { optionsOf } from './select-menu.js';
import { kept } from './state.js';

let open = null;

/** Shows a form. What is typed into it survives a reload of the window. */
export function openModal(modal, values = {}) {
  open?.dialog.remove();
  const fields = modal.form.components.flatMap(fieldsOf);
  const fault = h('p', { class: 'failed', role: 'alert' });
  const form = h(
    'form',
    { method: 'dialog', novalidate: true },
    h('h2', {}, modal.form.title),
    modal.form.components.map((entry) => drawEntry(entry, values)),
    fault,
    h(
      'footer',
      {},
      h(
        'button',
        { type: 'button', class: 'button plain', data: { modalCancel: 'true' }, click: () => cancel(modal) },
        'Cancel',
      ),
      h('button', { type: 'submit', class: 'button primary', data: { modalSubmit: 'true' } }, 'Submit'),
    ),
  );
  const dialog = h(
    'dialog',
    { class: 'modal', 'aria-label': modal.form.title, data: { modal: modal.form.custom_id } },
    form,
  );
  open = { dialog, modal };
  form.addEventListener('submit', (event) => void send(event, { dialog, form, fault, fields, modal }));
  form.addEventListener('input', () => remember(modal, valuesOf(form, fields)));
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel(modal);
  });
  document.body.append(dialog);
  dialog.showModal();
  // What stands there is replaced by what is typed.
  form.querySelector('input[type=text], textarea')?.select();
  remember(modal, values);
}

/** Opens the form again that was open before the window was reloaded. */
export function reopenModal() {
  const last = kept.read('modal');
  if (last) openModal(last.modal, last.values);
}

const remember = (modal, values) => kept.write('modal', { modal, values });

/** Takes the form away without telling anybody, as when another player sits down. */
export function putModalAway() {
  open?.dialog.remove();
  open = null;
}

function cancel({ id }) {
  kept.write('modal', null);
  putModalAway();
  void post('close-modal', { modal: id });
}

async function send(event, { dialog, form, fault, fields, modal }) {
  event.preventDefault();
  const submit = form.querySelector('[type=submit]');
  submit.disabled = true;
  fault.textContent = '';
  const outcome = await post('submit', { modal: modal.id, values: valuesOf(form, fields) });
  submit.disabled = false;
  if (outcome.kind === 'failure') {
    fault.textContent = outcome.reason === 'no-answer' ? 'Something went wrong. Try again.' : outcome.text;
    return;
  }
  kept.write('modal', null);
  dialog.remove();
  open = null;
}

const fieldsOf = (entry) => (entry.component ? [entry.component] : (entry.components ?? []));

function drawEntry(entry, values) {
  if (entry.type === 10) return h('div', { class: 'text' }, markdown(entry.content));
  const [field] = fieldsOf(entry);
  if (!field) return null;
  const required = field.type !== 23 && field.required !== false;
  const name = entry.label ?? field.label ?? field.custom_id;
  const inner = (DRAW[field.type] ?? DRAW[4])(field, values[field.custom_id]);
  return h(
    'label',
    { class: field.type === 23 ? 'field beside' : 'field' },
    h('span', { class: 'field-name' }, name, required ? h('b', { title: 'required' }, ' *') : null),
    entry.description ? h('span', { class: 'small' }, entry.description) : null,
    inner,
  );
}

const common = (field) => ({ name: field.custom_id, data: { customId: field.custom_id } });

const DRAW = {
  4: textInput,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  21: (field, value) => group(field, value, 'radio'),
  22: (field, value) => group(field, value, 'checkbox'),
  23: (field, value) => h('input', { ...common(field), type: 'checkbox', checked: value ?? field.default ?? false }),
};

function textInput(field, value) {
  const limits = { minlength: field.min_length, maxlength: field.max_length ?? 4000, placeholder: field.placeholder };
  const start = value ?? field.value ?? '';
  if (field.style === 2) return h('textarea', { ...common(field), ...limits, rows: 5, value: start });
  return h('input', { ...common(field), ...limits, type: 'text', autocomplete: 'off', value: start });
}

function menu(field, value) {
  const isMulti = (field.max_values ?? 1) > 1;
  const chosen =
    value ??
    optionsOf(field)
      .filter((option) => option.default)
      .map((option) => option.value);
  const rows = optionsOf(field).map((option) =>
    h('option', { value: option.value, selected: chosen.includes(option.value) }, option.label),
  );
  const empty = isMulti ? [] : [h('option', { value: '' }, field.placeholder ?? 'Make a selection')];
  return h(
    'select',
    { ...common(field), multiple: isMulti, size: isMulti ? Math.min(6, rows.length) : null },
    empty,
    rows,
  );
}

function group(field, value, type) {
  const chosen = value ?? field.options.filter((option) => option.default).map((option) => option.value);
  return h(
    'span',
    { class: 'group', role: 'group' },
    field.options.map((option) =>
      h(
        'label',
        { class: 'choice' },
        h('input', { ...common(field), type, value: option.value, checked: chosen.includes(option.value) }),
        option.label,
        option.description ? h('span', { class: 'small' }, option.description) : null,
      ),
    ),
  );
}

const valuesOf = (form, fields) => Object.fromEntries(fields.map((field) => [field.custom_id, valueOf(form, field)]));

function valueOf(form, { custom_id: id, type }) {
  const inputs = [...form.querySelectorAll(`[name="${CSS.escape(id)}"]`)];
  if (type === 4) return inputs[0].value;
  if (type === 23) return inputs[0].checked;
  if (type === 21 || type === 22) return inputs.filter(({ checked }) => checked).map(({ value }) => value);
  return [...inputs[0].selectedOptions].map(({ value }) => value).filter(Boolean);
}
