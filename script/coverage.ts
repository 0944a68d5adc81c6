import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { ROOT } from './root.ts';

/** A file as a row names it, and behind a test's the words it is called by. */
const NAMED = /`((?:[\w.-]+\/)+[\w.-]+\.\w+)` ?([^<|`]*)/g;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** A file that shows something, and the test in it; the title is empty where the file is no test. */
export interface Shown {
  file: string;
  title: string;
}

export const read = (path: string) => readFileSync(resolve(ROOT, path), 'utf8');

/** The cells of all tables whose first line begins so. */
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

/** The rows of docs/spec-coverage.md: what the specification says, and the cell with what shows it. */
export const specificationRows = () =>
  rowsOf(read('docs/spec-coverage.md'), 'the specification').map(([sentence = '', shown = '']) => ({
    sentence,
    shown,
  }));

/** The files and tests that a cell names. */
export const namedIn = (cell: string): Shown[] =>
  [...cell.matchAll(NAMED)].map(([, file = '', words = '']) => ({
    file,
    // What Markdown would read as its own is written with a backslash.
    title: TEST.test(file) ? (words.split('\n')[0] ?? '').trim().replace(/\\(.)/g, '$1') : '',
  }));
