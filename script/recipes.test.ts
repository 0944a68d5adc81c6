import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { hunksIn, patchOf, RECIPES } from './recipes.ts';
import { ROOT } from './root.ts';
import { runProgram } from './system-programs.ts';

test.each(Object.keys(RECIPES))('the recipe %s applies to the sources', (name) => {
  const { stderr } = runProgram('git', ['-C', ROOT, 'apply', '--check', patchOf(name)]);
  expect(stderr).toBe('');
});

test.each(Object.entries(RECIPES))(
  'each exception of the recipe %s is a file of it',
  (name, of) => {
    const files = hunksIn(readFileSync(patchOf(name), 'utf8')).map(({ file }) => file);
    expect(Object.keys(of.unnamed).filter((file) => !files.includes(file))).toEqual([]);
  },
);
