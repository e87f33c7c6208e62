const NS = 'http://www.w3.org/2000/svg';

/** Line drawings on a 24 by 24 sheet, so that no font has to have them. */
const PATHS = {
  plus: 'M12 5v14M5 12h14',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  file: 'M6 2h8l5 5v15H6zM14 2v5h5',
  thread: 'M4 4v9a4 4 0 0 0 4 4h12M15 12l5 5-5 5',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4',
  window: 'M9 3h12v12H9zM3 9h6M3 9v12h12v-6',
  send: 'M3 4l18 8-18 8 3-8zM6 12h9',
  menu: 'M4 6h16M4 12h16M4 18h16',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  close: 'M6 6l12 12M18 6L6 18',
  out: 'M7 17L17 7M9 7h8v8',
};

/** A drawing beside a text; it says nothing by itself. */
export function icon(name) {
  const svg = document.createElementNS(NS, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(NS, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
