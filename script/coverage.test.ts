import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './run.ts';

/** A test as a row names it: its file, and the words it is called by. */
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)` ?([^<|]*)/g;

const rows = readFileSync(resolve(ROOT, 'docs/spec-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\|(?! *(the specification|-))/.test(line));
const named = [...rows.join('\n').matchAll(NAMED)].map(([, file = '', title = '']) => [
  file,
  // What Markdown would read as its own is written with a backslash.
  title.trim().replace(/\\(.)/g, '$1'),
]);

test('every test that the coverage of the specification names is there', () => {
  expect(named.length).toBeGreaterThan(300);
  const missing = named.filter(([file = '', title = '']) => {
    const path = resolve(ROOT, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing).toEqual([]);
});

test('every row shows a test, or says why there is none', () => {
  expect(rows.length).toBeGreaterThan(190);
  expect(rows.filter((row) => row.split('|')[2]?.trim() === '')).toEqual([]);
});
