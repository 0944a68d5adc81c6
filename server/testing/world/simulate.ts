import { addDays } from '@husvaer/domain/kernel/dates';

import { liveDay } from './days.ts';
import { openAgency } from './opening.ts';
import { misbehaveAtLast } from './misconduct.ts';
import { createWorld } from './create-world.ts';
import type { World } from './world.ts';

/** What to simulate. */
export interface Simulation {
  seed: number;
  days: number;
  leases: number;
}

const BEGINS_ON = '2027-01-04';

/**
 * Lives a world day by day. Careless and dishonest people live in those with an odd seed. `print` gets each line of its story. After `endsAt`, by `performance.now()`, no
 * further day begins.
 */
export async function simulate(
  { seed, days, leases, endsAt = Infinity }: Simulation & { endsAt?: number },
  print: (line: string) => void = () => undefined,
): Promise<World> {
  const world = await createWorld(
    { seed, beginsOn: BEGINS_ON, hasMisconduct: seed % 2 === 1 },
    print,
  );
  world.story.begin(BEGINS_ON);
  for (const number of [1, 2]) await openAgency(world, number);
  for (let day = 0; day < days && performance.now() < endsAt; day += 1)
    await liveDay(world, addDays(BEGINS_ON, day), leases);
  await misbehaveAtLast(world);
  return world;
}
