/** `npm run mutate`: what the tests say when a rule is changed. Its runner is ours: `tests/mutation/README.md`. */
export default {
  plugins: ['./tests/mutation/stryker-runner.ts'],
  ignorers: ['wording'],
  ignoreStatic: true,
  testRunner: 'in-process',
  testRunnerNodeArgs: ['--import', 'tsx'],
  checkerNodeArgs: ['--import', 'tsx'],
  mutate: ['src/systems/ultraquest/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Endless loops are seen by how often a mutant is met; time runs out under load only, and would count as killed.
  timeoutMS: 30_000,
  timeoutFactor: 0.2,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: {
    allowColor: false,
    logTests: false,
    reportMutants: false,
    reportScoreTable: true,
    reportTests: false,
  },
  jsonReporter: { fileName: 'reports/mutation/stryker.json' },
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  ignorePatterns: ['data', 'dist', 'artefacts', 'drizzle', 'coverage'],
  tempDirName: 'node_modules/.cache/stryker',
  cleanTempDir: 'always',
};
