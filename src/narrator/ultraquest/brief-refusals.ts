/** Reasons in a few words, where many things of a menu are refused at once; their sentences stand in the details. */
const BRIEF: Readonly<Record<string, readonly string[]>> = {
  'Too dear': ['not-enough-gold', 'lesson-too-dear'],
  'Too little Fame': ['not-enough-fame'],
  'Its wearer must buy it': ['armor-is-fitted'],
  'Not for you': [
    'nobody-fits',
    'nobody-can',
    'nobody-learns',
    'equipment-limit',
    'not-a-mount',
    'other-profession',
    'cannot-learn',
    'no-mastery',
    'brews-already',
  ],
  'Too heavy': ['too-heavy', 'very-heavy', 'huge', 'mount-too-light'],
  'No room for it': ['no-free-line', 'no-cargo-bed', 'cargo-full', 'nobody-can-carry'],
  'No more of it': [
    'rides-already',
    'second-talisman',
    'ship-hired',
    'group-full',
    'lines-full',
    'spells-full',
    'attribute-at-maximum',
  ],
  'Known already': ['knows-already', 'mastered-already'],
  'Not learned far enough': ['attribute-too-low', 'not-known'],
  'Too injured': ['too-injured', 'laid-up', 'group-injured'],
  'Done for now': ['worked-already', 'cast-already', 'others-have-acted', 'scouted-last-turn'],
};

const BY_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries(BRIEF).flatMap(([brief, codes]) => codes.map((code) => [code, brief] as const)),
);

/** `Too dear`: why something is refused, without what it would take. */
export const briefRefusal = (code: string): string => BY_CODE.get(code) ?? 'Not open';
