import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './root.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that a component uses and that its style sheet does not have: such elements have no style. */
function missingClasses(path: string, readSheet: (path: string) => string): string[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([statement, name = '', sheet = '']) => {
    const known = readSheet(join(dirname(path), sheet));
    const used = source.replace(statement, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    return [...new Set([...used].map(([, one = '']) => one))]
      .filter((one) => !new RegExp(`\\.${one}\\b`).test(known))
      .map((one) => `${path}: ${sheet} has no .${one}`);
  });
}

test('every class that a component uses is in its style sheet', () => {
  const readSheet = (path: string) => readFileSync(join(ROOT, path), 'utf8');
  const paths = globSync('web/app/**/*.{ts,tsx}', { cwd: ROOT }).sort();
  expect(paths.flatMap((path) => missingClasses(path, readSheet))).toEqual([]);
});

test('a class that a style sheet lacks is reported', () => {
  expect(missingClasses('web/app/ui/facts.tsx', () => '.other {}')).toContainEqual(
    expect.stringMatching(/^web\/app\/ui\/facts\.tsx: .*facts\.module\.css has no \.\w+$/),
  );
});
