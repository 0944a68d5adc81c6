import { spawnSync } from 'node:child_process';

import { installDebianPackage } from './debian.ts';

const isThere = (): boolean => spawnSync('pdfsig', ['-v'], { stdio: 'ignore' }).error === undefined;

/** Sees to it that documents can be read by poppler's tools. Says false when they cannot be had: the tests that need them fail and say so. */
export const havePoppler = (): boolean =>
  isThere() || (installDebianPackage('poppler-utils') && isThere());
