import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { ROOT } from './root.ts';

/** A file in a table cell, and for a test file the title after it. */
const NAMED = /`((?:[\w.-]+\/)+[\w.-]+\.\w+)` ?([^<|`]*)/g;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** A file that implements or tests something, and the title of the test; empty if the file is not a test. */
interface Shown {
  file: string;
  title: string;
}

export const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

/** The cells of all tables whose first line starts like this. */
export function rowsOf(text: string, first: string): string[][] {
  const rows: string[][] = [];
  let isTable = false;
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) isTable = false;
    else if (line.startsWith(`| ${first}`)) isTable = true;
    else if (isTable && !line.startsWith('| -'))
      rows.push(
        line
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      );
  }
  return rows;
}

/** The rows of docs/spec-coverage.md: a sentence of the specification, and the cell with files and tests. */
export const specificationRows = () =>
  rowsOf(read('docs/spec-coverage.md'), 'the specification').map(
    ([sentence = '', evidence = '']) => ({
      sentence,
      evidence,
    }),
  );

/** The files and tests in a cell. */
export const namedIn = (cell: string): Shown[] =>
  [...cell.matchAll(NAMED)].map(([, file = '', words = '']) => ({
    file,
    // Markdown's special characters are escaped with a backslash.
    title: TEST.test(file) ? (words.split('\n')[0] ?? '').trim().replace(/\\(.)/g, '$1') : '',
  }));
