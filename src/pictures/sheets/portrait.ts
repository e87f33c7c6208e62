import type { Profession, Race, Sex } from '../../systems/ultraquest/names.js';
import { INK } from '../colours.js';
import { el } from '../svg/element.js';
import { line, shape, spot } from '../symbols/brush.js';

const SKIN: Readonly<Record<Race, string>> = {
  human: '#eac9a2',
  dwarf: '#dfb58d',
  elf: '#f0d8b8',
  'half-elf': '#ecd0aa',
  halfling: '#eec49a',
  'half-orc': '#9aa873',
  centaur: '#d8ab80',
  'half-duck': '#f4efe2',
  fairy: '#f3dcd0',
};

const HAIR: Readonly<Record<Race, string>> = {
  human: '#6b4423',
  dwarf: '#a4552a',
  elf: '#e0c068',
  'half-elf': '#8a6a35',
  halfling: '#7a4a22',
  'half-orc': '#2b2622',
  centaur: '#4a3020',
  'half-duck': '#f4efe2',
  fairy: '#d88fb0',
};

const CLOTH: Readonly<Record<Profession, string>> = {
  fighter: '#8e8f94',
  ranger: '#5e7a45',
  thief: '#4c4650',
  seafarer: '#3f6f8f',
  cleric: '#efe6d2',
  wizard: '#5a4a8a',
};

function ears(race: Race, skin: string): string {
  const tip = race === 'elf' || race === 'fairy' ? 40 : race === 'half-elf' || race === 'half-orc' ? 26 : 0;
  if (race === 'half-duck') return '';
  const ear = (side: number) =>
    tip > 0
      ? `M${side * 34} -2Q${side * (34 + tip * 0.6)} -14 ${side * (34 + tip)} ${-tip * 0.9}Q${side * (38 + tip * 0.3)} 8 ${side * 34} 14Z`
      : `M${side * 34} -6Q${side * 47} -8 ${side * 44} 6Q${side * 42} 14 ${side * 34} 12Z`;
  return shape(ear(-1) + ear(1), skin, 2.2);
}

function hairBehind(race: Race, sex: Sex, colour: string): string {
  const long = sex === 'female' || race === 'elf' || race === 'centaur';
  if (race === 'half-duck' || !long) return '';
  return shape('M-40 -20Q-56 30 -44 66Q-20 56 0 62T44 66Q56 30 40 -20Q0 -60 -40 -20Z', colour, 2.2);
}

function hairFront(race: Race, colour: string): string {
  if (race === 'half-duck') return shape('M-6 -44Q-16 -68 -2 -64Q0 -76 8 -66Q20 -68 8 -44Z', colour, 2);
  if (race === 'half-orc') return shape('M-12 -44Q-14 -70 0 -72Q14 -70 12 -44Z', colour, 2.2);
  if (race === 'halfling') {
    const curls = [-34, -22, -8, 8, 22, 34].map(
      (x) => `M${x - 10} ${-30 - (34 - Math.abs(x)) * 0.5}a11 11 0 1 1 20 0a10 10 0 0 1 -20 0Z`,
    );
    return shape(curls.join(''), colour, 2);
  }
  return shape('M-38 -8Q-44 -50 0 -52T38 -8Q30 -30 8 -32Q-20 -34 -38 -8Z', colour, 2.2);
}

function beard(race: Race, sex: Sex, colour: string): string {
  if (race === 'dwarf' && sex === 'male') {
    return (
      shape('M-37 8Q-44 60 0 84Q44 60 37 8Q26 26 12 22Q0 16 -12 22Q-26 26 -37 8Z', colour, 2.2) +
      line('M-16 40q4 20 10 30M0 36V74M16 40q-4 20 -10 30', 1.4)
    );
  }
  if (race === 'dwarf')
    return shape('M-40 4Q-58 40 -44 74L-34 70Q-40 40 -33 16ZM40 4Q58 40 44 74L34 70Q40 40 33 16Z', colour, 2);
  if (race === 'centaur' && sex === 'male')
    return shape('M-28 22Q-20 48 0 50T28 22Q10 36 0 30Q-10 36 -28 22Z', colour, 2);
  return '';
}

function features(race: Race): string {
  const brows =
    race === 'half-orc'
      ? line('M-24 -13L-6 -8M24 -13L6 -8', 4)
      : line('M-23 -13Q-15 -18 -8 -13M23 -13Q15 -18 8 -13', 2.4);
  const eyes = [-15, 15]
    .map(
      (x) =>
        el('ellipse', { cx: x, cy: -2, rx: 6.5, ry: 5, fill: '#fffaf0', stroke: INK, 'stroke-width': 1.8 }) +
        spot(x + 1, -2, 3),
    )
    .join('');
  if (race === 'half-duck') {
    const bill = shape('M-30 14Q-10 2 0 6Q10 2 30 14Q34 24 22 26Q0 36 -22 26Q-34 24 -30 14Z', '#e8a33a', 2.2);
    return eyes + bill + line('M-26 20Q0 28 26 20M-5 11v3M5 11v3', 1.8);
  }
  const nose = line(race === 'dwarf' ? 'M-6 6Q-12 16 0 17T6 6' : 'M1 0Q7 11 -3 13', 2);
  const mouth = line('M-11 25Q0 32 12 24', 2.4);
  const tusks = race === 'half-orc' ? shape('M-12 26l3 -12l4 11ZM12 26l-3 -12l-4 11Z', '#fffaf0', 1.6) : '';
  const cheeks =
    race === 'halfling' || race === 'fairy' ? spot(-22, 14, 6, '#e39a86') + spot(22, 14, 6, '#e39a86') : '';
  return brows + eyes + cheeks + nose + mouth + tusks;
}

function headgear(profession: Profession): string {
  switch (profession) {
    case 'fighter':
      return (
        shape('M-42 -16Q-44 -62 0 -66T42 -16Q0 -28 -42 -16Z', '#b9bcc2', 2.4) +
        line('M0 -66V-24M-40 -22Q0 -36 40 -22', 2) +
        spot(-26, -30, 2) +
        spot(26, -30, 2)
      );
    case 'ranger':
      return (
        shape('M-46 20Q-56 -66 0 -70T46 20L38 14Q38 -34 0 -38T-38 14Z', '#6d8a4e', 2.4) +
        shape('M22 -58Q30 -88 58 -98Q56 -72 30 -54Z', '#c0503a', 1.8) +
        line('M26 -57Q38 -76 54 -92', 1.4)
      );
    case 'thief':
      return (
        shape('M-44 -14Q-40 -58 0 -60T44 -14Q0 -26 -44 -14Z', '#3a3540', 2.4) +
        shape('M-38 -10Q0 -20 38 -10L36 8Q18 12 8 2Q0 -2 -8 2Q-18 12 -36 8Z', '#3a3540', 1.8) +
        [-15, 15]
          .map((x) => el('ellipse', { cx: x, cy: -2, rx: 6, ry: 4.5, fill: '#fffaf0' }) + spot(x + 1, -2, 2.8))
          .join('')
      );
    case 'seafarer':
      return (
        shape('M-41 -18Q-40 -58 0 -58T41 -18Q0 -30 -41 -18Z', '#b3403a', 2.2) +
        shape('M40 -22Q58 -24 60 -8Q48 -12 41 -14ZM40 -20Q56 -8 50 6Q42 -6 39 -13Z', '#b3403a', 1.8) +
        [
          [-22, -36],
          [0, -44],
          [22, -36],
        ]
          .map(([x, y]) => spot(x ?? 0, y ?? 0, 3.4, '#fffaf0'))
          .join('')
      );
    case 'cleric':
      return (
        line('M-40 -24Q0 -40 40 -24', 7, '#c98a1b') +
        spot(0, -33, 7, '#e8c04a') +
        line('M0 -48V-43M-13 -44l3 4M13 -44l-3 4', 2.2)
      );
    case 'wizard':
      return (
        shape('M-58 -26Q-30 -34 -24 -40Q-10 -96 26 -108Q14 -80 26 -40Q34 -32 58 -26Q0 -10 -58 -26Z', '#5a4a8a', 2.4) +
        [
          [-4, -58],
          [10, -78],
          [14, -50],
        ]
          .map(([x, y]) => shape(star(x ?? 0, y ?? 0, 6), '#e8c04a', 1))
          .join('')
      );
  }
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [turn, reach] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 === 0 ? r : r * 0.45];
    return `${x + Math.cos(turn) * reach} ${y + Math.sin(turn) * reach}`;
  });
  return `M${points.join('L')}Z`;
}

function shoulders(race: Race, profession: Profession): string {
  const wide =
    race === 'half-orc' || race === 'dwarf'
      ? 86
      : race === 'centaur'
        ? 46
        : race === 'fairy' || race === 'elf'
          ? 62
          : 72;
  const body = shape(`M${-wide} 110Q${-wide} 58 -22 48L0 58L22 48Q${wide} 58 ${wide} 110Z`, CLOTH[profession], 2.4);
  const seam = line(
    `M-22 48Q0 74 22 48M${-wide * 0.62} 110Q${-wide * 0.6} 84 ${-wide * 0.5} 74M${wide * 0.62} 110Q${wide * 0.6} 84 ${wide * 0.5} 74`,
    1.8,
  );
  return body + seam;
}

function behind(race: Race): string {
  if (race === 'fairy') {
    return (
      shape('M-10 60Q-96 -30 -88 30Q-84 64 -10 70ZM10 60Q96 -30 88 30Q84 64 10 70Z', '#d9e8ea', 2) +
      line('M-20 60Q-60 30 -78 20M20 60Q60 30 78 20', 1.3)
    );
  }
  if (race === 'centaur') {
    const back = shape('M10 110V66Q26 50 52 56Q84 62 84 110Z', '#a5764c', 2.4);
    return (
      back +
      shape('M74 70Q92 72 88 110H78Q82 88 70 78Z', '#4a3020', 1.8) +
      line('M40 66q8 -3 14 0M52 80q8 -3 14 1', 1.6)
    );
  }
  return '';
}

/** Head and shoulders of an adventurer around (0, 0), about 180 × 220 pixels; `id` tells pictures on one sheet apart. */
export function portrait(race: Race, sex: Sex, profession: Profession, id: string): string {
  const [skin, hair] = [SKIN[race], HAIR[race]];
  const oval = { rx: 92, ry: 112, cy: 6 };
  const neck = shape('M-15 30V56Q0 64 15 56V30Z', skin, 2.2);
  const head =
    race === 'half-orc' || race === 'dwarf'
      ? 'M-38 -14Q-38 -50 0 -50T38 -14Q40 44 0 48Q-40 44 -38 -14Z'
      : 'M-36 -14Q-36 -50 0 -50T36 -14Q36 30 0 48Q-36 30 -36 -14Z';
  const figure = [
    behind(race),
    hairBehind(race, sex, hair),
    shoulders(race, profession),
    neck,
    ears(race, skin),
    shape(head, skin, 2.4),
    hairFront(race, hair),
    beard(race, sex, hair),
    features(race),
    headgear(profession),
  ].join('');
  return [
    el('clipPath', { id }, el('ellipse', oval)),
    el('ellipse', { ...oval, fill: '#dccfa6' }),
    el('g', { 'clip-path': `url(#${id})` }, el('g', { transform: 'translate(0 22) scale(1.16)' }, figure)),
    el('ellipse', { ...oval, fill: 'none', stroke: INK, 'stroke-width': 6 }),
    el('ellipse', { ...oval, fill: 'none', stroke: '#c98a1b', 'stroke-width': 2.4 }),
  ].join('');
}
