import { DOMAIN, SERVER } from './script/mutated-files.ts';

/** How `script/mutation` changes the sources (docs/quality.md). */
export default {
  mutate: [...DOMAIN, ...SERVER],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'stryker.vitest.config.ts', related: true },
  coverageAnalysis: 'perTest',
  // What runs once, when a module is loaded, would need all its tests in a new process for each change.
  ignoreStatic: true,
  // Tests read the drawings in docs/; nothing else outside the two workspaces is needed.
  ignorePatterns: ['/bench', '/deploy', '/docs/images', '/e2e', '/var', '/web'],
  concurrency: 1,
  incremental: true,
  incrementalFile: 'var/mutation/incremental.json',
  tempDirName: 'var/mutation/sandbox',
  jsonReporter: { fileName: 'var/mutation/report.json' },
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
};
