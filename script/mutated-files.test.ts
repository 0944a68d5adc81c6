import { globSync } from 'node:fs';

import { expect, test } from 'vitest';

import config from '../stryker.vitest.config.ts';
import { DOMAIN, SERVER } from './mutated-files.ts';
import { ROOT } from './root.ts';

const sources = [...DOMAIN, ...SERVER].filter((pattern) => !pattern.startsWith('!'));

test.each([...sources, ...config.test!.include!])('%s exists to be mutated or run', (pattern) => {
  expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
});

test.each([...DOMAIN, ...SERVER])('%s has no comma, as the list is split at commas', (pattern) => {
  expect(pattern).not.toContain(',');
});
