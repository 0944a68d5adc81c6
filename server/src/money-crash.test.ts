import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runsOf } from '../testing/seeds.ts';
import { fillLeases } from '../testing/many-leases.ts';
import { crashThrough } from '../testing/money-crash/crash.ts';
import { sharedDatabase } from '../testing/test-database.ts';
import { seeded } from '../../demo/src/random.ts';

const LEASES = 30;

/* Short rounds of `bench/crash`. */
for (const { seed, size, tags, advice } of runsOf('crash', 20))
  test(
    `killed at any of ${size} moments of seed ${seed}, the process loses nothing and doubles nothing`,
    { timeout: 600_000, tags },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'husvaer-crash-'));
      const { env, close } = await sharedDatabase(folder, (database) =>
        fillLeases(database, LEASES),
      );
      try {
        const { found, kills } = await crashThrough(
          { env, leases: LEASES },
          { kills: size, random: seeded(seed).next },
        );
        expect(found, advice).toEqual([]);
        expect(kills).toBeGreaterThanOrEqual(size);
      } finally {
        await close();
        rmSync(folder, { recursive: true });
      }
    },
  );
