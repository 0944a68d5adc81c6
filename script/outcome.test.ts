import { expect, test } from 'vitest';

import { failed, lastLine, ofPlaywright, ofVitest, passed, sum } from './outcome.ts';

test('the last line counts what failed, and what was skipped only if something was', () => {
  expect(lastLine(sum([passed, passed, failed('lint')]))).toBe('2 passed, 1 failed');
  expect(lastLine({ passed: 3, skipped: 1, failures: [] })).toBe('3 passed, 0 failed, 1 skipped');
  expect(lastLine(sum([]))).toBe('0 passed, 0 failed');
});

test('every Vitest test counts, and a file that never came to its tests is one failure', () => {
  const outcome = ofVitest({
    testResults: [
      {
        name: 'rent.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'rounds', status: 'failed' },
          { fullName: 'later', status: 'todo' },
        ],
      },
      { name: 'broken-import.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'broken-hook.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'never ran', status: 'skipped' }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    skipped: 2,
    failures: ['rent.test.ts > rounds', 'broken-import.test.ts', 'broken-hook.test.ts'],
  });
});

test('every Playwright test counts once in each project, however deep its describe', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'search.spec.ts',
    line: 7,
    tests: statuses.map((status, index) => ({ projectName: index ? 'phone' : 'desktop', status })),
  });
  const outcome = ofPlaywright({
    errors: [{ message: 'Timed out waiting for the server\nlong story' }],
    suites: [
      {
        specs: [spec('finds', 'expected', 'unexpected')],
        suites: [{ specs: [spec('maps', 'flaky', 'skipped')] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 2,
    skipped: 1,
    failures: ['Timed out waiting for the server', 'e2e/search.spec.ts:7 > finds (phone)'],
  });
});
