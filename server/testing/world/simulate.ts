import { addDays } from '@husvaer/domain/kernel/dates';

import { seeded, seedOf } from '../../../demo/src/random.ts';
import { liveDay } from './days.ts';
import { openAgency } from './opening.ts';
import { misbehaveAtLast } from './misconduct.ts';
import { openOperator } from './private.ts';
import { enterFormerIndexes } from './rents.ts';
import { createWorld } from './create-world.ts';
import type { World } from './world.ts';

/** What to simulate. */
export interface Simulation {
  seed: number;
  days: number;
  leases: number;
}

/** The first day that a world may begin on, and how many days may be the first: two years, one of them leap. */
const FIRST = '2027-01-01';
const FIRSTS = 731;

/** The day that the seed's world begins on. */
const beginOf = (seed: number): string =>
  addDays(FIRST, seeded(seed ^ seedOf('begin')).int(0, FIRSTS - 1));

/**
 * Lives a world day by day. Careless and dishonest people live in those with an odd seed. `print` gets each line
 * of its story. After `endsAt`, by `performance.now()`, no further day begins.
 */
export async function simulate(
  { seed, days, leases, endsAt = Infinity }: Simulation & { endsAt?: number },
  print: (line: string) => void = () => undefined,
): Promise<World> {
  const beginsOn = beginOf(seed);
  const world = await createWorld({ seed, beginsOn, hasMisconduct: seed % 2 === 1 }, print);
  world.story.begin(beginsOn);
  for (const number of [1, 2]) await openAgency(world, number);
  await openOperator(world);
  await enterFormerIndexes(world);
  for (let day = 0; day < days && performance.now() < endsAt; day += 1)
    await liveDay(world, addDays(beginsOn, day), leases);
  await misbehaveAtLast(world);
  return world;
}
