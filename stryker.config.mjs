import { DOMAIN, SERVER } from './script/mutated-files.ts';

/** How `script/mutation` changes the sources (docs/quality.md). */
export default {
  mutate: [...DOMAIN, ...SERVER],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // Static mutants run once when a module is loaded: each would need a new process with all tests.
  ignoreStatic: true,
  // Tests read the drawings in docs/. They need nothing else outside the two workspaces.
  ignorePatterns: ['/bench', '/deploy', '/docs/images', '/e2e', '/var', '/web'],
  concurrency: 1,
  incremental: true,
  incrementalFile: 'var/mutation/incremental.json',
  tempDirName: 'var/mutation/sandbox',
  jsonReporter: { fileName: 'var/mutation/report.json' },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
};
