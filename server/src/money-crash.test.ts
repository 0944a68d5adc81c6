import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { fillLeases } from '../testing/many-leases.ts';
import { crashThrough } from '../testing/money-crash/crash.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { seeded } from '../../demo/src/random.ts';

const LEASES = 30;
const KILLS = 4;

/* A short round of `bench/crash`. */
test(
  'killed at any moment, the process loses nothing and doubles nothing',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'husvaer-crash-'));
    const { env, close } = await sharedDatabase(folder, (database) => fillLeases(database, LEASES));
    try {
      const { found, kills } = await crashThrough(
        { env, leases: LEASES },
        { kills: KILLS, random: seeded(1).next },
      );
      expect(found).toEqual([]);
      expect(kills).toBeGreaterThanOrEqual(KILLS);
    } finally {
      await close();
      rmSync(folder, { recursive: true });
    }
  },
);
