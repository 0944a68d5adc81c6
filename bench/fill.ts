import { sql } from 'kysely';

import { feedRow, type FeedListing } from '@husvaer/domain/listings/feed';

import { readConfig } from '../server/src/config.ts';
import { suggestionJobs } from '../server/src/features/search/public.ts';
import { importListings } from '../server/src/features/listings/public.ts';
import { runningClock } from '../server/src/platform/clock.ts';
import type { Database } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { createLogger } from '../server/src/platform/log.ts';
import { SYSTEM } from '../server/src/platform/viewer.ts';
import { createTestContext } from '../server/testing/test-context.ts';
import { createRunner } from '../server/src/platform/work.ts';
import { seeded } from '../demo/src/random.ts';
import { homes } from './homes.ts';

const log = createLogger({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json' });
const BATCH = 1000;
const NEWEST = Temporal.Instant.from('2026-11-20T08:00:00Z');
const OLDEST_HOURS = 2 * 365 * 24;

const BENCH_FEED = { feed: 'bench', partnerId: null, ownerId: null, contactId: null };

/** Migrates an empty database and imports `count` homes by Husvær's own import, with 3 to 8 pictures each. */
export async function fill(database: Database, count: number): Promise<void> {
  await migrate(database);
  const runner = createRunner(database, createTestContext(runningClock()));
  const random = seeded(2);
  let batch: (FeedListing & { publishedAt: Temporal.Instant })[] = [];
  const importBatch = async () => {
    await runner.run(SYSTEM, importListings, { owner: BENCH_FEED, listings: batch });
    batch = [];
  };
  for (const raw of homes(count)) {
    const result = feedRow(raw);
    if (!result.ok) throw new Error(`A home was refused: ${JSON.stringify(result.problems)}`);
    const publishedAt = NEWEST.subtract({ seconds: random.int(0, OLDEST_HOURS * 3600) });
    batch.push({ ...result.row, publishedAt });
    if (batch.length === BATCH) await importBatch();
  }
  await importBatch();
  await database.session(({ exec }) => exec(PICTURES));
  for (const { perform } of suggestionJobs) await perform({ runner, log, config: readConfig({}) });
  // PostgreSQL's autovacuum would do this later; it can't run inside a transaction.
  await sql`vacuum analyze`.execute(database.kysely);
}

const PICTURES = `
  insert into photo (id, width, height, color, created_at)
  select ('00000000-0000-7000-8000-' || lpad(number::text, 12, '0'))::uuid, 1600, 1200, '#7a8b99', now()
  from generate_series(0, 499) as number;

  insert into listing_image (listing_id, photo_id, position, description, width, height, color)
  select listing.id,
    ('00000000-0000-7000-8000-' || lpad(((external_id::int * 7 + position) % 500)::text, 12, '0'))::uuid,
    position, 'Stue', 1600, 1200, '#7a8b99'
  from listing, generate_series(1, 3 + external_id::int % 6) as position`;
