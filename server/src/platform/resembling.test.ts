import { expect, test } from 'vitest';

import { resembling } from './resembling.ts';

const KNOWN = ['PORT', 'HOST', 'ORIGIN', 'DATABASE_URL', 'METRICS_HOST', 'METRICS_PORT'];

test.each([
  ['DATABASE_URl', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['ORIGINS', 'ORIGIN'],
  ['port', 'PORT'],
  ['METRIC_PORT', 'METRICS_PORT'],
  ['METRICS_PROTT', 'METRICS_PORT'],
  // Two swapped letters are one mistake, in a name that may have one.
  ['OIRGIN', 'ORIGIN'],
  ['ORIGNI', 'ORIGIN'],
  ['OIRGNI', undefined],
  ['ORIXYN', undefined],
  // Names of other programs.
  ['METRICS_PROTTT', undefined],
  ['DATBSE_UL', undefined],
  ['SORT', undefined],
  ['HOME', undefined],
  ['HOSTNAME', undefined],
  ['PATH', undefined],
  ['REDIS_PORT', undefined],
  // A known name resembles nothing.
  ['PORT', undefined],
])('%s may be meant as %s', (name, meant) => {
  expect(resembling(name, KNOWN)).toBe(meant);
});

test('the nearest of several is chosen', () => {
  expect(resembling('METRICS_PORST', ['METRICS_HOST', 'METRICS_PORT'])).toBe('METRICS_PORT');
  expect(resembling('METRICS_HOXT', ['METRICS_PORT', 'METRICS_HOST'])).toBe('METRICS_HOST');
});
