import { addDays, endOfMonth } from '@husvaer/domain/kernel/dates';

import { signAll } from './letting.ts';
import { accountNumber } from './opening.ts';
import { inKroner } from './story.ts';
import { accountOn, type Person, type Tenancy, type World, nameOf } from './world.ts';

/** Leases end: by notice of either side, by agreement, or when their term is over; and what is left is settled. */
export async function liveTowardsEnds(world: World): Promise<void> {
  const draw = world.draw('ends');
  const today = world.today();
  for (const tenancy of world.tenancies) {
    if (!tenancy.signedOn || tenancy.startsOn > today || tenancy.leavesOn) continue;
    if (!draw.chance(1 / 250)) continue;
    await draw.pick([noticeOfTenants, noticeOfLandlord, agreedEnd])(world, tenancy);
  }
  for (const tenancy of world.tenancies)
    if (hasLeft(tenancy, addDays(today, -20))) await settleUp(world, tenancy);
  for (const tenancy of world.tenancies) payFinalSettlement(world, tenancy);
}

const lastDay = ({ leavesOn, endsOn }: Tenancy) => leavesOn ?? endsOn;
const hasLeft = (tenancy: Tenancy, on: string) => {
  const last = tenancy.signedOn ? lastDay(tenancy) : null;
  return last !== null && last === on;
};

async function noticeOfTenants(world: World, tenancy: Tenancy): Promise<void> {
  for (const tenant of tenancy.tenants)
    await giveNotice(world, tenancy, tenant, { reason: 'Vi har kjøpt bolig.' });
}

const noticeOfLandlord = (world: World, tenancy: Tenancy): Promise<void> =>
  giveNotice(world, tenancy, tenancy.home.landlord, {
    ground: 'own_use',
    reason: 'Datteren vår flytter inn.',
  });

async function giveNotice(
  world: World,
  tenancy: Tenancy,
  who: Person,
  input: object,
): Promise<void> {
  const { data, refusal } = await world.act(
    who,
    'giveNotice',
    { contractId: tenancy.id, ...input },
    'contractEndDate',
  );
  world.story.add(`${nameOf(tenancy)}: ${who.name} gives notice`, refusal);
  if (refusal) return;
  tenancy.leavesOn = data.giveNotice.contractEndDate;
  world.reached.add('notice given');
}

const agreedEnd = (world: World, tenancy: Tenancy): Promise<void> =>
  agreeOnEnd(world, tenancy, endOfMonth(addDays(world.today(), 20)));

/** Tenants and landlord agree on the last day. */
export async function agreeOnEnd(world: World, tenancy: Tenancy, endsOn: string): Promise<void> {
  const [tenant] = tenancy.tenants as [Person];
  const { refusal } = await world.act(tenant, 'endLease', { contractId: tenancy.id, endsOn });
  world.story.add(`${nameOf(tenancy)}: ${tenant.name} proposes to end it on ${endsOn}`, refusal);
  if (refusal) return;
  await world.settle();
  await signAll(world, tenancy);
  tenancy.leavesOn = endsOn;
  world.reached.add('ended by agreement');
}

/** Most landlords pay their final settlement on its due day, some a week late. */
function payFinalSettlement(world: World, tenancy: Tenancy): void {
  const { finalSettlement, home, number } = tenancy;
  if (!finalSettlement) return;
  const { open, kid, dueOn, serial } = finalSettlement;
  const { agency, landlord } = home;
  if (world.today() !== addDays(dueOn, number % 3 === 0 ? 7 : 0)) return;
  const account = accountOn(world, landlord, world.today()) ?? accountNumber(35_000_000 + number);
  agency.bank.move({ amount: open, kid, name: landlord.name, account, text: null });
  world.reached.add('final settlement paid');
  world.story.add(
    `${nameOf(tenancy)}: ${landlord.name} pays the final settlement ${serial}, ${inKroner(open)}`,
  );
}

/** Three weeks after the last day, an overpayment is given back. */
async function settleUp(world: World, tenancy: Tenancy): Promise<void> {
  const [agent] = tenancy.home.agency.agents as [Person];
  const { refusal } = await world.act(agent, 'refundSurplus', {
    contractId: tenancy.id,
    account: tenancy.payerAccount,
    name: tenancy.tenants[0]!.name,
    note: 'For mye betalt.',
  });
  world.story.add(
    `${nameOf(tenancy)} is over${refusal ? ` (no refund: ${refusal})` : ', the surplus is to be refunded'}`,
  );
}
