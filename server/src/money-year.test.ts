import { expect, test } from 'vitest';

import { liveThrough } from '../testing/money-year/year.ts';

/* A short round of `bench/year`. It gives the same on both engines, so it runs on one. */
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'after each evening of seven weeks of rent all balances agree',
  { timeout: 300_000 },
  async () => {
    const year = await liveThrough({ leases: 32, days: 50 });
    expect(year.found).toEqual([]);
    const { invoices, payments, letters, payouts, refunds } = year;
    expect(Math.min(invoices, payments, letters, payouts)).toBeGreaterThan(20);
    expect(refunds).toBeGreaterThan(10);
  },
);
