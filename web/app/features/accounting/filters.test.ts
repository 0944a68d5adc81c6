import { describe, expect, test } from 'vitest';

import { readFilters, writeFilters } from './filters.ts';

const LEASE = '019aa000-0000-7000-8000-000000000000';
const read = (query: string) =>
  readFilters(new URLSearchParams(query), { accounts: ['suspense'], today: '2027-03-01' });

describe('filters of the ledger', () => {
  test.each([
    ['', { from: '2027-01-01' }],
    ['from=', {}],
    ['from=2026-02-01&to=2026-02-28', { from: '2026-02-01', to: '2026-02-28' }],
    ['from=&account=suspense', { account: 'suspense' }],
    ['from=&account=slush_fund&to=x&lease=1', {}],
    [`from=&lease=${LEASE}&person=${LEASE}`, { contractId: LEASE, personId: LEASE }],
  ])('of “%s” are %o', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test.each([
    {},
    { from: '2026-02-01', to: '2026-02-28', account: 'suspense' as const },
    { contractId: LEASE, personId: LEASE },
  ])('%o are read as they were written', (filters) => {
    expect(read(writeFilters(filters).toString())).toEqual(filters);
  });
});
