// The house (ARCHITECTURE.md): a room imports only what stands below it.
const floors = [
  'dice',
  'engine',
  'book',
  'systems',
  'automatic',
  'store',
  'service',
  'narrator',
  'pictures',
  'discord',
  'sandbox',
];

const upward = floors.map((floor, index) => ({
  name: `${floor}-looks-up`,
  comment: `${floor} may import only what stands below it`,
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: {
    path: `^(commands/|src/main|src/cli/${floors
      .slice(index + 1)
      .map((above) => `|src/${above}/`)
      .join('')})`,
  },
}));

const systems = ['ultraquest', 'mortalquest', 'abenteuerverliese'].map((system) => ({
  name: `${system}-stands-alone`,
  severity: 'error',
  from: { path: `^src/systems/${system}/` },
  to: { path: '^src/systems/', pathNot: `^src/systems/${system}/` },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...systems,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-rooms-do-no-io',
      severity: 'error',
      from: { path: '^src/(engine|book|systems)/' },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, pathNot: '\\.d\\.ts$' }, to: {} },
    { name: 'tests-stay-out', severity: 'error', from: { path: '^(src|commands)/' }, to: { path: '^tests/' } },
    {
      name: 'only-listed-packages',
      severity: 'error',
      from: { path: '^(src|commands)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/sandbox/page/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'types'] },
  },
};
