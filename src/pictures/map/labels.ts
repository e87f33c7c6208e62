import { point, type Point } from '../ink/point.js';

/** Where a space's name, figures and pieces stand on the map. */
export interface Label {
  /** The name in lines of lettering. */
  readonly name: readonly string[];
  /** Middle of the first line's base line. */
  readonly at: Point;
  /** Where the settlement is drawn: middle of its foot. */
  readonly town?: Point;
  /** Middle of the first row of pieces, at their feet, and how many stand in a row. */
  readonly pieces: Point;
  readonly row: number;
  readonly size: number;
  /** The land is too narrow for its figures on one line. */
  readonly stacked?: boolean;
  /** Name and figures share one line. */
  readonly inline?: boolean;
}

type Spot = readonly [number, number];

function land(name: string, at: Spot, pieces: Spot, row: number, size = 31): Label {
  return { name: name.split('|'), at: point(...at), pieces: point(...pieces), row, size };
}

function narrow(name: string, at: Spot, pieces: Spot, row: number, size = 28): Label {
  return { ...land(name, at, pieces, row, size), stacked: true };
}

function town(name: string, at: Spot, foot: Spot, pieces: Spot, row: number): Label {
  return { ...land(name, at, pieces, row, 30), town: point(...foot) };
}

export const LABELS: Readonly<Record<string, Label>> = {
  Ds: land('Jungle', [176, 278], [176, 250], 4),
  Ur: land('Primeval|Forest', [316, 398], [316, 366], 4),
  Wa: land('Forest', [352, 682], [352, 652], 4),
  Vu: land('Volcano', [456, 192], [528, 160], 3),
  Be: land('Mountains', [584, 286], [584, 254], 5),
  Hü: land('Hills', [586, 540], [518, 514], 2),
  OF: land('Upper|River', [782, 276], [782, 240], 3),
  Wi: land('Meadows', [430, 822], [432, 794], 3, 29),
  Eb: land('Plain', [298, 900], [298, 866], 3),
  Öd: narrow('Waste-|land', [162, 684], [166, 832], 3),
  Wü: narrow('Desert', [126, 502], [122, 634], 3),
  Ma: narrow('Marsh', [940, 630], [940, 782], 3, 30),
  Mo: narrow('Moor', [1064, 630], [1064, 782], 3, 30),
  Su: land('Swamp', [1062, 410], [1062, 380], 4),
  Kl: land('Cliff', [942, 950], [942, 918], 3),
  In: land('Isles', [1022, 1192], [1022, 1162], 4),
  Me: land('Sea', [560, 1212], [430, 1222], 6),
  UF: narrow('Near|bank', [704, 808], [702, 986], 2),
  UF2: narrow('Far|bank', [820, 808], [818, 986], 2),
  Fe1: land('North|Fields', [548, 790], [626, 848], 2, 28),
  Fe2: land('East|Fields', [617, 884], [617, 1000], 2, 28),
  Fe3: land('West|Fields', [512, 886], [502, 998], 2, 28),
  St: town('Traumburg', [550, 1108], [552, 1078], [552, 1070], 4),
  Do: town('Abendheim', [586, 726], [588, 702], [588, 704], 4),
  Gr: town('Grent', [176, 920], [176, 892], [176, 888], 3),
  Ga: town('Gadûr', [614, 462], [614, 432], [614, 438], 3),
  Go: town('Gomoa', [1070, 926], [1070, 896], [1070, 900], 3),
  Gy: town('Gylravar', [276, 606], [276, 578], [276, 580], 3),
  Sh: { ...land('The Chasm', [600, 1372], [930, 1378], 6, 31), inline: true },
};
