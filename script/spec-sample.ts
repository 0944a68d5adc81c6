/**
 * Prints 25 rows of docs/spec-coverage.md for reviewers, selected by a seed: a sentence of the specification,
 * next to the tests that show it.
 */
import { createHash, randomInt } from 'node:crypto';
import { styleText } from 'node:util';

import { namedIn, specificationRows } from './coverage.ts';

export const SAMPLE_SIZE = 25;
/** Characters per line of the sentence. */
const WIDTH = 48;

/** A sample of the rows, in a random order that is the same for the same seed. */
export function drawSample<Row>(rows: readonly Row[], seed: number): Row[] {
  const lot = (index: number) => createHash('sha256').update(`${seed} ${index}`).digest('hex');
  return rows
    .map((row, index) => ({ row, lot: lot(index) }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, SAMPLE_SIZE)
    .map(({ row }) => row);
}

/** A sentence next to the files and tests of its cell, `file > test`, one per line; other text comes last. */
export function sideBySide({ sentence, evidence }: { sentence: string; evidence: string }): string {
  const named = namedIn(evidence).map(({ file, title }) => (title ? `${file} > ${title}` : file));
  const values = evidence.split('<br>').filter((part) => !part.startsWith('`'));
  const [left, right] = [wrapped(sentence), [...named, ...values]];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
    `${(left[line] ?? '').padEnd(WIDTH)}  ${right[line] ?? ''}`.trimEnd(),
  ).join('\n');
}

/** A word that is longer than a line gets a line of its own. */
function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length <= WIDTH) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

if (import.meta.main) {
  const [input = String(randomInt(1_000_000))] = process.argv.slice(2);
  const seed = Number(input);
  if (!Number.isSafeInteger(seed)) {
    console.error(`${input} is not a whole number. Usage: script/spec-sample [number]`);
    process.exit(2);
  }
  const rows = specificationRows();
  console.log(`${SAMPLE_SIZE} of ${rows.length} rows. The same again: script/spec-sample ${seed}`);
  for (const [index, row] of drawSample(rows, seed).entries())
    console.log(`\n${styleText('bold', `${index + 1}.`)}\n${sideBySide(row)}`);
}
