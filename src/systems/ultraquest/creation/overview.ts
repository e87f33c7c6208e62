import type { Option } from '../../../engine/ask.js';
import type { Flow } from '../../../engine/system.js';
import { optionId } from '../option-id.js';
import type { Play, Tale } from '../tale.js';
import { seatGroup } from '../turn/taking-seats.js';
import { assembled } from './assembly.js';
import { hasRolled } from './learned.js';
import { askOnPage } from './page.js';
import { type Sketch, sketchOf } from './sketch.js';
import { turnTo, type Part } from './way.js';

interface Way {
  readonly option: Option;
  readonly to: Part;
  readonly focus?: number;
}

function waysBack(sketch: Sketch): Way[] {
  const way = (to: Part): Way => ({
    option: { id: optionId('to', to), label: { key: `creation-to-${to}` }, menu: 'to' },
    to,
  });
  const people = sketch.people.map(({ name }, focus): Way => ({
    option: {
      id: optionId('to', `${focus + 1}`),
      label: { key: 'creation-to-person', args: { who: name } },
      menu: 'to',
    },
    to: 'person',
    focus,
  }));
  return [way('group'), ...people, way('gold'), way('gift'), way('shop')];
}

/** `create-overview`: everything before it counts (UQ-START-11, UQ-START-12). Whatever was chosen can be chosen again. */
export function* lookOver(t: Tale): Play<Flow> {
  const sketch = sketchOf(t);
  const unready = sketch.people.findIndex((_, index) => !hasRolled(sketch, index));
  if (unready >= 0) return turnTo(t, sketch, 'skills', unready);
  const ways = waysBack(sketch);
  const answer = yield* askOnPage(t, sketch, 'overview', {
    text: { key: 'creation-overview' },
    options: [
      { id: 'confirm', label: { key: 'creation-confirm' }, tone: 'go' },
      { id: 'shop', label: { key: 'creation-to-shop' } },
      ...ways.map(({ option }) => option),
    ],
    menus: [{ id: 'to', placeholder: { key: 'creation-change' }, min: 1, max: 1 }],
    default: 'confirm',
  });
  const id = answer.options[0];
  if (id === 'shop') return turnTo(t, sketch, 'shop');
  const back = ways.find(({ option }) => option.id === id);
  return back ? turnTo(t, sketch, back.to, back.focus) : turnTo(t, sketch, 'joins');
}

/** `create-joins`: the group exists from now on. */
export function joinTable(t: Tale): Flow {
  const group = assembled(sketchOf(t), t.seat);
  seatGroup(t.state, t.seat, group, '', t.tell.bind(t));
  t.tell({ kind: 'group-ready', group: group.name, members: group.members.map(({ name }) => name) });
  return { to: 'end' };
}
