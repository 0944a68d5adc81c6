import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import config from '../stryker.vitest.config.ts';
import { DOMAIN, SERVER } from './mutated-files.ts';
import { ROOT } from './root.ts';

const sources = [...DOMAIN, ...SERVER].filter((pattern) => !pattern.startsWith('!'));

test.each([...sources, ...config.test!.include!])('%s is there to be changed or run', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
});

test.each([...DOMAIN, ...SERVER])(
  '%s is one pattern in a list that is split at commas',
  (pattern) => {
    expect(pattern).not.toContain(',');
  },
);
