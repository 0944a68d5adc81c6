import { expect, test } from 'vitest';

import { simulateYear } from '../testing/money-year/year.ts';

/* A short run of `bench/year`, which every run starts for twelve days. */
test(
  'after each evening of seven weeks of rent all balances agree',
  { timeout: 300_000, tags: ['nightly', 'poppler-utils'] },
  async () => {
    const year = await simulateYear({ leases: 32, days: 50 });
    expect(year.found).toEqual([]);
    const { invoices, payments, letters, payouts, refunds } = year;
    expect(Math.min(invoices, payments, letters, payouts)).toBeGreaterThan(20);
    expect(refunds).toBeGreaterThan(10);
  },
);
