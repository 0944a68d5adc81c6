import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { namedIn, read, rowsOf, specificationRows } from './coverage.ts';
import { ROOT } from './root.ts';

const specification = specificationRows();
const security = read('docs/security.md');
const requirements = rowsOf(security, 'number').map(
  ([number = '', level, requirement, status, shown = '']) => ({
    number,
    level,
    requirement,
    status,
    shown,
  }),
);

describe.each([
  ['docs/spec-coverage.md', specification.map(({ shown }) => shown), 300],
  ['docs/security.md', requirements.map(({ shown }) => shown), 300],
])('%s', (_, shown, least) => {
  test('every file and test that it names exists', () => {
    const named = shown.flatMap(namedIn);
    expect(named.length).toBeGreaterThan(least);
    const missing = named.filter(
      ({ file, title }) => !existsSync(resolve(ROOT, file)) || !read(file).includes(title),
    );
    expect(missing).toEqual([]);
  });

  test('every row shows something, or says why there is nothing', () => {
    expect(shown.filter((cell) => cell === '')).toEqual([]);
  });
});

test('every sentence of the specification has its row', () => {
  expect(specification.length).toBeGreaterThan(190);
});

describe('the security standard', () => {
  /** The number of requirements of levels 1 and 2 in OWASP ASVS 5.0.0, by chapter. */
  const ASKED = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

  test('has a row for each of its requirements, once', () => {
    const numbers = requirements.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const chapters = ASKED.map(
      (_, index) => numbers.filter((number) => number.startsWith(`${index + 1}.`)).length,
    );
    expect(chapters).toEqual(ASKED);
    expect(requirements.filter(({ level }) => level === '1')).toHaveLength(70);
  });

  test('holds by a file or a part of the page, and is open where it does not', () => {
    const open = [...security.split('\n## Open\n')[1]!.matchAll(/^(\d+)\. /gm)].map(([, n]) => n);
    const mismatches = requirements.filter(({ status, shown }) => {
      const says = [...shown.matchAll(/\[Open (\d+)\]/g)].map(([, number]) => number);
      if (status === 'gap') return says.length === 0 || !says.every((one) => open.includes(one));
      if (status === 'holds') return says.length > 0 || !/`[\w.-]*[/.][\w./-]+`|\]\(#/.test(shown);
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
