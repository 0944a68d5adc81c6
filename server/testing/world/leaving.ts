import { PASSWORD } from '../people.ts';
import { post } from './opening.ts';
import { carryOut, type Planned } from './planned.ts';
import { type Agency, type Person, type Tenancy, type World, nameOf } from './world.ts';

const LEAVING: readonly Planned[] = [
  [leave, 45, 70],
  [comeBack, 46, 71],
];

/** A landlord whose leases are over deactivates the account, misses an invoice, and comes back a day later. */
export async function leaveAndReturn(world: World): Promise<void> {
  for (const agency of world.agencies) await carryOut(world, agency, 'leaving', LEAVING);
}

async function leave(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  const today = world.today();
  const isOver = ({ isCalledOff, leavesOn }: Tenancy) =>
    isCalledOff || (leavesOn !== null && leavesOn < today);
  for (const landlord of agency.landlords) {
    const all = world.tenancies.filter(({ home }) => home.landlord === landlord);
    const tenancy = all.find(({ signedOn }) => signedOn);
    if (!tenancy || !all.every(isOver)) continue;
    const { refusal } = await world.act(landlord, 'deactivateAccount', { _id: landlord.id });
    world.story.add(`${landlord.name} deactivates the account`, refusal);
    if (refusal) continue;
    agency.away = { landlord, since: today };
    const lines = [{ name: 'Låsesmed', amount: 1500 }];
    const charged = await world.act(agent, 'addLandlordInvoice', { contractId: tenancy.id, lines });
    world.story.add(`${nameOf(tenancy)}: ${agent.name} charges for a locksmith`, charged.refusal);
    await world.settle();
    return true;
  }
  return false;
}

async function comeBack(world: World, agency: Agency): Promise<boolean> {
  const { away } = agency;
  if (!away || away.since === world.today()) return false;
  const { email: user } = away.landlord;
  await post(world, away.landlord, '', { user, password: PASSWORD });
  world.story.add(`${away.landlord.name} logs in again`);
  return true;
}
