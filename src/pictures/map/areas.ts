import type { Corner } from './points.js';

/** What an area is made of: it decides how its borders are drawn. `beyond` is no space of the board: nobody goes there. */
export type Ground = 'land' | 'town' | 'sea' | 'water' | 'heights' | 'wilds';

/** A space of the board, or a piece of the world that is none. */
export interface Area {
  /** A space's code, or a name of ours for what is no space. */
  readonly code: string;
  readonly ground: Ground;
  readonly ring: readonly Corner[];
}

function area(code: string, ground: Ground, ring: string): Area {
  return { code, ground, ring: ring.split(' ') as Corner[] };
}

/** The spaces of the board, apart from the Chasm, which is all that lies beyond the rim. */
export const SPACE_AREAS: readonly Area[] = [
  area('Ds', 'land', 'n0 n1 d1 d2 d3 w1'),
  area('Ur', 'land', 'd2 b1 b2 ur1 ur2 gy1 d3'),
  area('Gy', 'town', 'gy1 ur2 gy2 gy3 wg1'),
  area('Wa', 'land', 'ur2 ur1 h1 h2 wi1 eb1 gy3 gy2'),
  area('Vu', 'land', 'n2 n3 v2 v1'),
  area('Be', 'land', 'v1 v2 of1 of2 of3 ga4 ga3 ga2 ga1 b3 b2 b1'),
  area('Ga', 'town', 'ga1 ga2 ga3 ga4 ga5 ga6'),
  area('Hü', 'land', 'b3 ga1 ga6 ga5 ga4 of3 of4 lk1 hw1 h2 h1'),
  area('OF', 'land', 'n4 n5 of5 of6 of7 rr0 rl0 uf1 of4 of3 of2 of1'),
  area('Wi', 'land', 'h2 hw1 lk1 do2 do3 do4 f2 f4 st1 lg1 ew1 wi1'),
  area('Do', 'town', 'do2 do1 uf2 do4 do3'),
  area('Fe1', 'land', 'do4 uf2 uf3 f1 f2'),
  area('Fe2', 'land', 'f1 uf3 uf4 f3'),
  area('Fe3', 'land', 'f2 f1 f3 f4'),
  area('St', 'town', 'f4 f3 uf4 uf5 st2 st3 st1'),
  area('UF', 'land', 'uf1 rl0 rl1 rl2 rl3 rl4 uf5 uf4 uf3 uf2 do1'),
  area('UF2', 'land', 'rr0 of7 ma1 kl1 kl2 kl3 rr4 rr3 rr2 rr1'),
  area('Ma', 'land', 'of6 ma4 ma3 ma2 kl1 ma1 of7'),
  area('Mo', 'land', 'ma4 su1 su2 mo1 go3 go1 ma2 ma3'),
  area('Su', 'land', 'su4 e1 e2 su2 su1 su3'),
  area('Go', 'town', 'go1 go3 go4 go2'),
  area('Kl', 'land', 'kl1 ma2 go1 go2 kl5 ki1 kl4 kl3 kl2'),
  area('In', 'sea', 'kl4 ki1 kl5 e3 e4 in2 me4 in1'),
  area('Wü', 'land', 'w1b wu1 wu2 wu3 w2'),
  area('Öd', 'land', 'wu3 wu2 od1 od2 gr1'),
  area('Gr', 'town', 'gr1 od2 gr2 gr3 gr4'),
  area('Eb', 'land', 'eb1 wi1 ew1 lg1 lg2 eb3 gr3 gr2 od2 od1'),
  area('Me', 'sea', 'eb3 lg2 lg4 st3 st2 uf5 rl4 rr4 kl3 kl4 in1 me4 me3 me2 me1'),
];

/** What lies between: water without a table of its own, and lands where no way leads. */
export const OTHER_AREAS: readonly Area[] = [
  area('river', 'water', 'rl0 rr0 rr1 rr2 rr3 rr4 rl4 rl3 rl2 rl1'),
  area('lake', 'water', 'lk1 of4 uf1 do1 do2'),
  area('lagoon', 'water', 'lg1 st1 st3 lg4 lg2'),
  area('crag', 'heights', 'b2 b3 h1 ur1'),
  area('north-western-peaks', 'heights', 'n1 n2 v1 b1 d2 d1'),
  area('northern-peaks', 'heights', 'n3 n4 of1 v2'),
  area('north-eastern-peaks', 'heights', 'n5 n6 e1 su4 su3 su1 ma4 of6 of5'),
  area('ridge', 'heights', 'w1 d3 gy1 wg1 gy3 eb1 od1 wu2 wu1 w1b'),
  area('ratmen', 'wilds', 'w2 wu3 gr1 gr4 w5'),
  area('barbarians', 'wilds', 'e2 e3 kl5 go2 go4 go3 mo1 su2'),
  area('ocean', 'sea', 'w5 gr4 gr3 eb3 me1 me2 me3 me4 in2 e4 s1 s2 s3 s4'),
];

/** The world's rim: beyond it there is nothing but the Chasm. */
export const RIM: readonly Corner[] = 'n0 n1 n2 n3 n4 n5 n6 e1 e2 e3 e4 s1 s2 s3 s4 w5 w2 w1b w1'.split(
  ' ',
) as Corner[];
