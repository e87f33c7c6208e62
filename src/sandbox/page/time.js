import { h } from './dom.js';

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const format = (date, options) => new Intl.DateTimeFormat('en', options).format(date);

function fromNow(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.trunc(seconds / size), unit);
}

/** `<t:1700000000:R>` as Discord shows it. */
export function timestamp(seconds, style = 'f') {
  const date = new Date(Number(seconds) * 1000);
  if (Number.isNaN(date.getTime())) return document.createTextNode(`<t:${seconds}>`);
  const text = style === 'R' ? fromNow(date) : format(date, STYLES[style] ?? STYLES.f);
  const data = style === 'R' ? { relative: seconds } : {};
  return h('time', { class: 'stamp', datetime: date.toISOString(), title: format(date, STYLES.F), data }, text);
}

/** When a message was written. */
export function writtenAt(iso) {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const text = isToday ? format(date, STYLES.t) : format(date, STYLES.s);
  return h('time', { class: 'written', datetime: iso, title: format(date, STYLES.F) }, text);
}

/** Relative times go on telling the truth. */
export function keepTimesFresh() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-relative]'))
      element.textContent = fromNow(new Date(Number(element.dataset.relative) * 1000));
  }, 5000);
}
