import { expect, test } from 'vitest';

import {
  failed,
  lacking,
  lastLine,
  ofPlaywright,
  ofVitest,
  passed,
  skipped,
  sum,
} from './outcome.ts';

test('the last line counts failures, and skipped tests if there are any', () => {
  expect(lastLine(sum([passed, passed, failed('lint')]))).toBe('2 passed, 1 failed');
  expect(lastLine(sum([passed, passed, passed, skipped]))).toBe('3 passed, 0 failed, 1 skipped');
  expect(lastLine(sum([]))).toBe('0 passed, 0 failed');
});

test('every Vitest test counts, and a file that fails before its tests is one failure', () => {
  const outcome = ofVitest({
    testResults: [
      {
        name: 'rent.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', tags: [] },
          { fullName: 'rounds', status: 'failed', tags: [] },
          { fullName: 'later', status: 'todo', tags: [] },
        ],
      },
      { name: 'broken-import.test.ts', status: 'failed', assertionResults: [] },
      {
        name: 'broken-hook.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'never ran', status: 'skipped', tags: [] }],
      },
    ],
  });
  expect(outcome).toEqual({
    passed: 1,
    skipped: 2,
    failures: ['rent.test.ts > rounds', 'broken-import.test.ts', 'broken-hook.test.ts'],
    lacking: [],
  });
});

test('every Playwright test counts once in each project, however deep its describe', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'search.spec.ts',
    line: 7,
    tests: statuses.map((status, index) => ({
      projectName: index ? 'phone' : 'desktop',
      status,
      annotations: [],
    })),
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
    passed: 1,
    skipped: 1,
    failures: [
      'Timed out waiting for the server',
      'e2e/search.spec.ts:7 > finds (phone)',
      'e2e/search.spec.ts:7 > maps (desktop)',
    ],
    lacking: [],
  });
});

test('a Vitest test skipped for a missing program is listed with the program’s package', () => {
  const assertionResults = [
    { fullName: 'draws', status: 'skipped', tags: ['poppler-utils'] },
    { fullName: 'counts', status: 'skipped', tags: ['redis-server'] },
    { fullName: 'later', status: 'todo', tags: [] },
  ];
  const report = { testResults: [{ name: 'pdf.test.ts', status: 'passed', assertionResults }] };
  expect(ofVitest(report, ['poppler-utils'])).toMatchObject({
    skipped: 3,
    lacking: [{ what: 'pdf.test.ts > draws', package: 'poppler-utils' }],
  });
});

test('a Playwright test skipped for a missing program is listed with the program’s package', () => {
  const skippedFor = (description: string) => ({
    projectName: 'phone',
    status: 'skipped',
    annotations: [{ type: 'skip', description }],
  });
  const tests = [skippedFor('nginx-light'), skippedFor('one language in each window')];
  const report = {
    errors: [],
    specs: [{ title: 'crowd', file: 'nodes.spec.ts', line: 3, tests }],
  };
  const expected = lacking('e2e/nodes.spec.ts:3 > crowd (phone)', 'nginx-light');
  expect(ofPlaywright(report, ['nginx-light'])).toEqual(sum([expected, skipped]));
});
