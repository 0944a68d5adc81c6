import { addMonths } from '@husvaer/domain/kernel/dates';
import { kronerToOre } from '@husvaer/domain/kernel/money';

import { must } from './opening.ts';
import { operatorOf } from './private.ts';
import { indexed } from './second-books.ts';
import { inKroner } from './story.ts';
import { type Person, type World, nameOf } from './world.ts';

/** Statistics Norway publishes the index of a month about the tenth of the next. */
const PUBLISHED = '10';

/** How many months before the world the known indexes begin: the first month of a lease may be eleven months back. */
const MONTHS_BEFORE = 14;

/** The indexes of the months before the world are entered. */
export async function enterFormerIndexes(world: World): Promise<void> {
  for (let before = MONTHS_BEFORE; before > 1; before -= 1) await enterIndex(world, before);
}

/** The index of a month is entered, so many months later. It rises by four percent in a year, and now and then falls. */
async function enterIndex(world: World, monthsLater: number): Promise<void> {
  const month = addMonths(world.today(), -monthsLater).slice(0, 7);
  const years = world.dayNumber() / 365 - monthsLater / 12;
  const odd = world.draw('price index').int(-3, 6) / 10;
  const value = Math.round((110 + years * 4 + odd) * 10) / 10;
  await must(world, operatorOf(world).staff, 'enterPriceIndex', { month, value }, 'month');
}

/** The index of last month is entered, and agents adjust rents as soon as a year has passed. */
export async function adjustRents(world: World): Promise<void> {
  const today = world.today();
  if (today.slice(8) !== PUBLISHED) return;
  await enterIndex(world, 1);
  for (const tenancy of world.tenancies) {
    const { signedOn, startsOn, leavesOn, home, rents } = tenancy;
    const takesEffectOn = `${addMonths(today, 2).slice(0, 7)}-01`;
    if (!signedOn || leavesOn || takesEffectOn < addMonths(rents.at(-1)?.since ?? startsOn, 12))
      continue;
    const [agent] = home.agency.agents as [Person];
    const { getRentAdjustment } = await world.read(
      agent,
      `query ($id: ID!) { getRentAdjustment(queryData: { contractId: $id }) {
        amount indexFrom { value } indexTo { value } } }`,
      { id: tenancy.id },
    );
    if (!getRentAdjustment) continue;
    const { refusal } = await world.act(agent, 'adjustRent', {
      contractId: tenancy.id,
      takesEffectOn,
    });
    const { indexFrom, indexTo } = getRentAdjustment;
    const amount = kronerToOre(getRentAdjustment.amount);
    const most = indexed(rents.at(-1)?.amount ?? tenancy.rent, indexFrom.value, indexTo.value);
    if (amount !== most)
      world.report(
        'rent_rises_by_the_index',
        nameOf(tenancy),
        `it may be ${inKroner(amount)}, and the index allows ${inKroner(most)}`,
      );
    world.story.add(
      `${nameOf(tenancy)}: ${agent.name} adjusts the rent to ${inKroner(amount)} from ${takesEffectOn}`,
      refusal,
    );
    if (refusal) continue;
    rents.push({ amount, since: takesEffectOn });
    world.reached.add('rent adjusted');
  }
}
