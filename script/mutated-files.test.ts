import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import config from '../stryker.vitest.config.ts';
import { DOMAIN, SERVER } from './mutated-files.ts';
import { ROOT } from './root.ts';

const sources = [...DOMAIN, ...SERVER].filter((pattern) => !pattern.startsWith('!'));

test.each([...sources, ...config.test!.include!])('%s matches at least one file', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
});

test.each([...DOMAIN, ...SERVER])(
  '%s has no comma, because Stryker splits the list at commas',
  (pattern) => {
    expect(pattern).not.toContain(',');
  },
);
