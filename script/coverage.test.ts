import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { namedIn, read, rowsOf, specificationRows } from './coverage.ts';
import { ROOT } from './root.ts';

const specification = specificationRows();
const security = read('docs/security.md');
const requirements = rowsOf(security, 'number').map(
  ([number = '', level, requirement, status, evidence = '']) => ({
    number,
    level,
    requirement,
    status,
    evidence,
  }),
);

describe.each([
  ['docs/spec-coverage.md', specification.map(({ evidence }) => evidence), 300],
  ['docs/security.md', requirements.map(({ evidence }) => evidence), 300],
])('%s', (_, evidence, minimum) => {
  test('every file and test that it names exists', () => {
    const named = evidence.flatMap(namedIn);
    expect(named.length).toBeGreaterThan(minimum);
    const missing = named.filter(
      ({ file, title }) => !existsSync(resolve(ROOT, file)) || !read(file).includes(title),
    );
    expect(missing).toEqual([]);
  });

  test('every row shows something, or says why there is nothing', () => {
    expect(evidence.filter((cell) => cell === '')).toEqual([]);
  });
});

test('every sentence of the specification has a row', () => {
  expect(specification.length).toBeGreaterThan(190);
});

describe('the security standard', () => {
  /** The number of requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by chapter. */
  const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

  test('has one row for each of its requirements', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const chapters = REQUIREMENTS.map(
      (_, index) => numbers.filter((number) => number.startsWith(`${index + 1}.`)).length,
    );
    expect(chapters).toEqual(REQUIREMENTS);
    expect(requirements.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  test('a requirement that holds names a file or a section; a gap names its number under Open', () => {
    const open = [...security.split('\n## Open\n')[1]!.matchAll(/^(\d+)\. /gm)].map(([, n]) => n);
    const mismatches = requirements.filter(({ status, evidence }) => {
      const numbers = [...evidence.matchAll(/\[Open (\d+)\]/g)].map(([, number]) => number);
      if (status === 'gap')
        return numbers.length === 0 || !numbers.every((one) => open.includes(one));
      if (status === 'holds')
        return numbers.length > 0 || !/`[\w.-]*[/.][\w./-]+`|\]\(#/.test(evidence);
      return status !== 'does not apply';
    });
    expect(mismatches).toEqual([]);
  });

  test('has a correct summary', () => {
    const count = (wanted: string) => requirements.filter(({ status }) => status === wanted).length;
    expect(security).toContain(
      `${count('holds')} hold, ${count('does not apply')} do not apply, ${count('gap')} are gaps`,
    );
  });
});
