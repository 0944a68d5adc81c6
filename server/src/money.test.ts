import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fillLeases } from '../testing/many-leases.ts';
import { crashThrough } from '../testing/money-crash/crash.ts';
import { liveThrough } from '../testing/money-year/year.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seeded } from './demo/random.ts';
import { openPglite } from './platform/db/database.ts';

/* Short rounds of what `bench/year` and `bench/crash` do at length. */

const LEASES = 120;

test('ten weeks of rent, and every evening everything agrees', { timeout: 300_000 }, async () => {
  const { found, invoices, payments, letters } = await liveThrough({ leases: 32, days: 70 });
  expect(found).toEqual([]);
  expect(Math.min(invoices, payments, letters)).toBeGreaterThan(50);
});

test(
  'killed at any moment, the house loses nothing and doubles nothing',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'husvaer-crash-'));
    const shared = await testDatabase();
    try {
      const { engine } = shared;
      const database = engine.kind === 'postgres' ? shared : await openPglite(join(folder, 'db'));
      await fillLeases(database, LEASES);
      if (engine.kind === 'pglite') await database.close();
      const env: Record<string, string> =
        engine.kind === 'postgres' ? { DATABASE_URL: engine.url } : { VAR_DIR: folder };
      const { found, kills } = await crashThrough(
        { env, leases: LEASES },
        { kills: 6, random: seeded(1).next },
      );
      expect(found).toEqual([]);
      expect(kills).toBeGreaterThanOrEqual(6);
    } finally {
      await shared.close();
      rmSync(folder, { recursive: true });
    }
  },
);
