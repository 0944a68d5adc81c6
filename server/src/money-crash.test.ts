import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fillLeases } from '../testing/many-leases.ts';
import { crashThrough } from '../testing/money-crash/crash.ts';
import { testDatabase } from '../testing/test-database.ts';
import { seeded } from './demo/random.ts';
import { openPglite } from './platform/db/database.ts';

const LEASES = 60;
const KILLS = 4;

/* A short round of `bench/crash`. */
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
        { kills: KILLS, random: seeded(1).next },
      );
      expect(found).toEqual([]);
      expect(kills).toBeGreaterThanOrEqual(KILLS);
    } finally {
      await shared.close();
      rmSync(folder, { recursive: true });
    }
  },
);
