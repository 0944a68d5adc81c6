import { expect, it, test } from 'vitest';

import type { FeedReport } from './import-feed.ts';
import { reportLines } from './print-report.ts';
import { FILE_REASONS } from './records.ts';

const report: FeedReport = {
  format: 'csv',
  rows: 1662,
  added: 1658,
  changed: 0,
  unchanged: 0,
  refused: 6,
  reasons: { 'monthly_rent: required': 1, 'title: too_long': 4, 'row: wrong_columns': 1 },
  unknownColumns: ['last_seen'],
  problems: [
    {
      line: 12,
      externalId: '42',
      title: 'Fin \u001b[31mleilighet',
      problems: [
        { path: 'title', reason: 'too_long', params: { maximum: 80, length: 93 } },
        { path: 'lat', reason: 'not_allowed', params: { value: '48.8, 2.3' } },
        { path: 'facilities', reason: 'not_allowed', params: { value: 'pool' } },
        { path: 'monthly_rent', reason: 'too_small', params: { minimum: 0, value: '0' } },
        { path: 'external_id', reason: 'repeated', params: { line: 3 } },
        { path: 'city', reason: 'required' },
      ],
    },
    {
      line: 14,
      problems: [{ path: 'row', reason: 'wrong_columns', params: { expected: 8, found: 9 } }],
    },
  ],
};

it('is natural Norwegian', () => {
  expect(reportLines(report, 'no')).toEqual([
    'Rader lest  1\u00a0662',
    'Nye         1\u00a0658',
    'Endret      0',
    'Uendret     0',
    'Avvist      6',
    '',
    'Ukjente kolonner, som ikke er lest: last_seen',
    '',
    'Avvist, etter grunn',
    '  4  title: for lang',
    '  1  monthly_rent: mangler',
    '  1  rad: feil antall kolonner',
    '',
    'Avviste rader',
    '  Linje 12 · 42 · Fin  [31mleilighet',
    '    title: over 80 tegn (93)',
    '    lat: utenfor Norge (48.8, 2.3)',
    '    facilities: ikke tillatt (pool)',
    '    monthly_rent: ikke over 0 (0)',
    '    external_id: står tidligere i filen (linje 3)',
    '    city: mangler',
    '  Linje 14',
    '    rad: 9 kolonner, overskriften har 8',
    '  og 4 til',
  ]);
});

it('is natural English', () => {
  const lines = reportLines({ ...report, format: 'json' }, 'en');
  expect(lines[0]).toBe('Rows read  1,662');
  expect(lines).toContain('    title: over 80 characters (93)');
  expect(lines).toContain('    external_id: came before in the file (element 3)');
  expect(lines.at(-1)).toBe('  and 4 more');
});

test.each(FILE_REASONS)('reports first what is wrong with a file that is %s', (reason) => {
  for (const language of ['en', 'no'] as const) {
    const fileError = { reason, line: 3, columns: ['lat'], code: 'ENOENT' };
    const [sentence] = reportLines({ ...report, fileError }, language);
    expect(sentence).toMatch(/^[A-Z].+\.$/);
  }
});
