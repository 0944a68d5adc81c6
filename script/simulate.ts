/** Simulated worlds: see script/simulate. */
import { randomInt } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { simulate } from '../server/testing/world/simulate.ts';
import { lineOf, unexpected } from '../server/testing/world/verdict.ts';
import type { World } from '../server/testing/world/world.ts';
import { startPostgres } from './postgres.ts';
import { ROOT } from './root.ts';
import { knownMissing } from './system-programs.ts';

const USAGE = 'script/simulate SEED [--days N] [--leases N] | script/simulate --hours N';
const SEEDS = 2 ** 31;
const FAILED_SEEDS = join(ROOT, 'var/world/failed-seeds.jsonl');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '60' },
    leases: { type: 'string', default: '8' },
    hours: { type: 'string' },
  },
});
const [seed, days, leases, hours] = [positionals[0], values.days, values.leases, values.hours].map(
  (value) => (value === undefined ? undefined : Number(value)),
) as [number | undefined, number, number, number | undefined];
if (
  (seed === undefined) === (hours === undefined) ||
  [seed, days, leases, hours].some(Number.isNaN)
) {
  console.error(USAGE);
  process.exit(2);
}

const postgres = knownMissing(['postgresql']).length > 0 ? null : await startPostgres();
if (postgres) process.env['TEST_DATABASE_URL'] = postgres.socketUrl;
const isClean = seed === undefined ? await search(hours!) : await live(seed);
await postgres?.stop();
process.exit(isClean ? 0 : 1);

/** Tells the story of one world. Returns whether nothing unexpected contradicts itself. */
async function live(one: number): Promise<boolean> {
  const world = await simulate({ seed: one, days, leases }, console.log);
  await world.close();
  console.log(`\n${world.tenancies.length} leases, ${days} days, ${world.people.length} people.`);
  console.log(`Reached: ${[...world.reached].sort().join(', ')}.`);
  return judge(world);
}

/** Lives worlds with new seeds until the time is over. */
async function search(most: number): Promise<boolean> {
  const ends = performance.now() + most * 3_600_000;
  let lived = 0;
  let isCleanSoFar = true;
  while (performance.now() < ends) {
    const fresh = randomInt(SEEDS);
    const world = await simulate({ seed: fresh, days, leases, endsAt: ends });
    await world.close();
    lived += 1;
    if (judge(world)) continue;
    isCleanSoFar = false;
    keep({ seed: fresh, days: world.dayNumber() + 1, leases });
  }
  console.log(`${lived} worlds with new seeds.`);
  return isCleanSoFar;
}

function judge(world: World): boolean {
  const found = unexpected(world);
  for (const one of found) console.log(`Seed ${world.seed}: ${lineOf(one)}`);
  if (found.length === 0) console.log(`Seed ${world.seed}: nothing unexpected.`);
  return found.length === 0;
}

/** A seed that fails is written down, and printed as the row that makes it a pinned one. */
function keep(row: { seed: number; days: number; leases: number }): void {
  mkdirSync(join(FAILED_SEEDS, '..'), { recursive: true });
  appendFileSync(FAILED_SEEDS, `${JSON.stringify(row)}\n`);
  console.log(`Keep it in server/testing/world/seeds.ts: ${JSON.stringify(row)}`);
}
