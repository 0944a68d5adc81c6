/** The tags of Vitest's tests. Without what a tag names, script/test skips the tests that have it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './root.ts';
import { SYSTEM_PROGRAMS } from './system-programs.ts';

/** Tests that only `script/test --nightly` runs, or a run that names their file. */
export const NIGHTLY = 'nightly';

/** Tests of real files of banks, their schemas, and real homes: these are not part of the repository. */
export const REAL_FILES = 'real-files';
const FOLDER = '../shared/data';

export const TAGS = [
  ...SYSTEM_PROGRAMS.map(({ package: name, purpose }) => ({ name, description: purpose })),
  { name: NIGHTLY, description: 'takes long' },
  { name: REAL_FILES, description: `reads ${FOLDER}` },
];

/** Nothing, or why the tests of real files are skipped. */
export const missingFiles = (): { package: string; reason: string }[] =>
  existsSync(join(ROOT, FOLDER))
    ? []
    : [{ package: REAL_FILES, reason: `The real files are not at ${FOLDER}` }];
