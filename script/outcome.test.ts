import { expect, test } from 'vitest';

import {
  failed,
  lacking,
  lastLine,
  ofPlaywright,
  ofVitest,
  passed,
  skipped,
  slowest,
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
          { fullName: 'adds', status: 'passed', tags: [], duration: 1500 },
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
    durations: [{ what: 'rent.test.ts > adds', seconds: 1.5 }],
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
      results: status === 'skipped' ? [] : [{ duration: 2000 }],
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
  expect(outcome).toMatchObject({
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

test('a nightly test that did not run does not count', () => {
  const assertionResults = [
    { fullName: 'a year', status: 'skipped', tags: ['nightly'] },
    { fullName: 'a night', status: 'passed', tags: ['nightly'] },
    { fullName: 'draws a year', status: 'skipped', tags: ['nightly', 'poppler-utils'] },
  ];
  const report = { testResults: [{ name: 'year.test.ts', status: 'passed', assertionResults }] };
  expect(ofVitest(report)).toMatchObject({ passed: 1, skipped: 0 });
  expect(ofVitest(report, ['poppler-utils'])).toMatchObject({ passed: 1, skipped: 1 });
});

test('the slowest tests of both runners come first', () => {
  const assertionResults = [
    { fullName: 'short', status: 'passed', tags: [], duration: 10 },
    { fullName: 'long', status: 'passed', tags: [], duration: 9000 },
  ];
  const outcome = sum([
    ofVitest({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }),
    ofPlaywright({
      errors: [],
      specs: [
        {
          title: 'pays',
          file: 'b.spec.ts',
          line: 3,
          tests: [
            {
              projectName: 'phone',
              status: 'expected',
              annotations: [],
              results: [{ duration: 12_000 }],
            },
          ],
        },
      ],
    }),
  ]);
  expect(slowest(outcome, 2)).toEqual([
    { what: 'e2e/b.spec.ts:3 > pays (phone)', seconds: 12 },
    { what: 'a.test.ts > long', seconds: 9 },
  ]);
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
    results: [],
  });
  const tests = [skippedFor('nginx-light'), skippedFor('one language in each window')];
  const report = {
    errors: [],
    specs: [{ title: 'crowd', file: 'nodes.spec.ts', line: 3, tests }],
  };
  const expected = lacking('e2e/nodes.spec.ts:3 > crowd (phone)', 'nginx-light');
  expect(ofPlaywright(report, ['nginx-light'])).toEqual(sum([expected, skipped]));
});
