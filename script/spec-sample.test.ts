import { expect, test } from 'vitest';

import { specificationRows } from './coverage.ts';
import { ROOT } from './root.ts';
import { drawSample, SAMPLE_SIZE, sideBySide } from './spec-sample.ts';
import { runProgram } from './system-programs.ts';

const rows = specificationRows();
const sample = (...args: string[]) =>
  runProgram('node', ['script/spec-sample.ts', ...args], { cwd: ROOT });

test('a sample has 25 different rows, the same for the same number', () => {
  const drawn = drawSample(rows, 7);
  expect(new Set(drawn).size).toBe(SAMPLE_SIZE);
  expect(drawSample(rows, 7)).toEqual(drawn);
  expect(drawSample(rows, 8)).not.toEqual(drawn);
});

test('each row is drawn by at least one number', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, seed) => drawSample(rows, seed)).flat());
  expect(rows.filter((row) => !drawn.has(row))).toEqual([]);
});

test('a sentence is printed with the tests that show it', () => {
  const sentence = 'Listing title max 80 (Maximum 80 characters), also where it is pasted';
  const evidence = '`domain/src/a.test.ts` \\*is* one<br>`docs/a.md`<br>(where it differs)';
  expect(sideBySide({ sentence, evidence })).toBe(
    [
      'Listing title max 80 (Maximum 80 characters),     domain/src/a.test.ts > *is* one',
      'also where it is pasted                           docs/a.md',
      '                                                  (where it differs)',
    ].join('\n'),
  );
});

test('the command prints the sample of a number, and refuses anything else', () => {
  const { status, stdout } = sample('7');
  expect(status).toBe(0);
  expect(stdout).toContain('script/spec-sample 7');
  for (const row of drawSample(rows, 7)) expect(stdout).toContain(sideBySide(row));
  expect(sample('seven')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('seven is not a whole number'),
  });
});
