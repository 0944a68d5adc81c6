import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

/** This many equal lines in a row should be a fragment. */
const RUN = 6;

/** The share of lines in a run of {@link RUN} that occurs elsewhere too. Lines of brackets don't count. */
function repeatedShare(documents: readonly string[]): number {
  const values = documents.map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /\w/.test(line)),
  );
  const runs = Map.groupBy(
    values.flatMap((lines, document) =>
      lines.slice(RUN - 1).map((_, at) => ({ document, at, run: lines.slice(at, at + RUN) })),
    ),
    ({ run }) => run.join('\n'),
  );
  const repeated = new Set(
    [...runs.values()]
      .filter((found) => found.length > 1)
      .flat()
      .flatMap(({ document, at, run }) => run.map((_, next) => `${document} ${at + next}`)),
  );
  return repeated.size / values.flat().length;
}

test('a repeated run of lines counts twice, and brackets do not count', () => {
  const run = ['a', 'b', 'c {', 'd', '}', 'e', 'f'].join('\n');
  expect(repeatedShare([`{\n${run}\n}`, `{\nx\n${run}\ny\n}`])).toBeCloseTo(12 / 14);
  expect(repeatedShare([`{\n${run}\n}`, '{\na\nb\nc\nd\n}'])).toBe(0);
});

test('the web’s documents share fragments: less than a tenth of their lines is repeated', () => {
  const documents = globSync('web/app/**/*.graphql', { cwd: ROOT }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  expect(documents.length).toBeGreaterThan(100);
  expect(repeatedShare(documents)).toBeLessThan(0.1);
});
