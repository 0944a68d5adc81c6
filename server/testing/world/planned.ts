import type { Agency, World } from './world.ts';

/** What happens once at each agency. False if there was nothing that it could happen to. */
type Happening = (world: World, agency: Agency) => Promise<boolean> | boolean;

/** A happening, and the days of the world between which the seed draws its day. */
export type Planned = readonly [what: Happening, from: number, to: number];

/** Makes happen what an agency has planned for today, and what could not happen on an earlier day. */
export async function carryOut(
  world: World,
  agency: Agency,
  name: string,
  happenings: readonly Planned[],
): Promise<void> {
  const draw = world.draw(`${name} at ${agency.subDomain}`);
  const days = agency.plans.get(name) ?? happenings.map(([, from, to]) => draw.int(from, to));
  agency.plans.set(name, days);
  for (const [at, [what]] of happenings.entries())
    if (days[at]! <= world.dayNumber() && (await what(world, agency))) days[at] = Infinity;
}
