import type { BookOfEvents } from '../book-of-events.js';
import type { Script } from '../../../engine/script.js';
import type { RegionCode } from '../names.js';
import type { Group, Scene } from '../state.js';
import type { Tale } from '../tale.js';
import { groupOf } from '../where.js';

/** A scene with nothing in it yet. */
export function openScene(group: Group, region: RegionCode): Scene {
  const scene: Scene = {
    region,
    event: null,
    number: null,
    flags: [],
    quest: null,
    graves: group.graves.length,
    fought: group.scene?.fought ?? false,
    locked: false,
  };
  group.scene = scene;
  return scene;
}

/** Puts an event into the scene: from here on its order of march is locked (UQ-MARCH-06). */
export function stage(t: Tale, script: Script, number: number | null): void {
  const group = groupOf(t);
  const scene = group.scene ?? openScene(group, script.id.split('#')[0] as RegionCode);
  if (scene.event !== null) remember(group, scene.event);
  Object.assign(scene, { event: script.id, number, flags: [], locked: true });
  scene.region = script.id.split('#')[0] as RegionCode;
}

/** Remembers an event as met (condition `seen`). */
export function remember(group: Group, event: string): void {
  if (!group.met.includes(event)) group.met.push(event);
}

/** So many events are remembered of each group beside those that the book asks for: what is stored of a seat stays small. */
export const MOST_REMEMBERED = 120;

/** Forgets the oldest events that no text of the book ever asks for. */
export function forget(book: BookOfEvents, group: Group): void {
  let spare = group.met.length - MOST_REMEMBERED;
  if (spare <= 0) return;
  group.met = group.met.filter((event) => book.isRecalled(event) || spare-- <= 0);
}

/** Says what event begins, and how deadly it is marked (UQ-EVT-16); its heading is for lists and is not read (UQ-EVT-08). */
export function tellOpening(book: BookOfEvents, t: Tale, event: string): void {
  const group = groupOf(t);
  const mark = t.library.current(event)?.parts['']?.[0]?.['mark'];
  t.tell({
    kind: 'event-opens',
    group: group.name,
    region: group.scene?.region ?? event,
    event,
    title: book.title(event) ?? event,
    mark: mark === '!' || mark === 'xx!' ? mark : '',
    ...(group.met.includes(event) && { again: true }),
  });
}
