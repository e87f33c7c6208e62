import { Scenery } from '../contract/basics.js';
import { finding, type Finding, type Place } from '../finding.js';
import { slug } from '../names.js';
import type { EventTree } from './tree.js';

const HEADING = /^(?:(\d{1,3})(?:-(\d{1,3}))?(?=\s|$))?\s*(xx!|!)?\s*(.*?)((?:\s*\([a-z]+\))*)\s*(?:\{#([^}]*)\})?$/;
const ID = /^[a-z0-9-]+$/;

export type Heading = Omit<EventTree, 'parts'>;

/** Reads `7-9 ! Title (cave) {#id}`. Whatever is wrong is found, and read as if it were not there. */
export function readHeading(text: string, at: Place): { heading: Heading; findings: Finding[] } {
  const findings: Finding[] = [];
  const wrong = (message: string, hint: string): void => {
    findings.push(finding('error', 'heading', at, message, hint));
  };
  const [, from, to, mark, title = '', flags = '', id] = HEADING.exec(text.trim()) ?? [];
  if (title === '') wrong('an event without a title', 'like `## 7-9 A purse in a tree {#purse}`');
  if (id !== undefined && !ID.test(id)) wrong(`{#${id}} is no id`, 'small letters, digits and hyphens');
  const place = [...flags.matchAll(/\(([a-z]+)\)/g)].map((flag) => flag[1] ?? '');
  const unknown = place.find((flag) => !Scenery.safeParse(flag).success);
  if (unknown !== undefined) wrong(`(${unknown}) is no flag`, 'there are: (building), (cave), (water)');
  if (place.length > 1) wrong('an event takes place in one place', 'keep one of the flags');
  const numbers = numbersOf(from, to);
  if (numbers === null) wrong(`${from ?? ''}-${to ?? ''} is no range within 1-100`, 'like 7-9, or 100');
  const scenery = Scenery.safeParse(place[0]);
  const heading: Heading = {
    id: id !== undefined && ID.test(id) ? id : slug(title),
    title,
    ...(numbers && { numbers }),
    ...((mark === '!' || mark === 'xx!') && { mark }),
    ...(scenery.success && { place: scenery.data }),
    at,
  };
  return { heading, findings };
}

function numbersOf(from: string | undefined, to = from): { from: number; to: number } | undefined | null {
  if (from === undefined) return undefined;
  const range = { from: Number(from), to: Number(to) };
  return range.from >= 1 && range.to <= 100 && range.from <= range.to ? range : null;
}
