/**
 * Makes an element. `data` becomes data-attributes, functions become listeners, false and null leave an attribute out.
 * Children are nodes, text, or lists of them; text is never read as HTML.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) set(element, name, value);
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

function set(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === 'data') Object.assign(element.dataset, withoutEmpty(value));
  else if (typeof value === 'function') element.addEventListener(name, value);
  else if (name === 'class') element.className = value;
  else if (name === 'value') element.value = value;
  else element.setAttribute(name, value === true ? '' : value);
}

const withoutEmpty = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined));

export const byId = (id) => document.getElementById(id);

/** Ids grow with time: longer is later, and of the same length the greater. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
