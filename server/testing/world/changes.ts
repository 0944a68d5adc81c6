import { addDays, addMonths } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';

import { agreeOnEnd } from './ends.ts';
import { signAll } from './letting.ts';
import { accountNumber, register } from './opening.ts';
import { carryOut, type Planned } from './planned.ts';
import { type Agency, type Person, type Tenancy, type World, nameOf } from './world.ts';

/** What changes while leases run, and the days of the world between which it does. */
const CHANGES: readonly Planned[] = [
  [endWithDeposit, 22, 38],
  [endOnlyLease, 20, 36],
  [extend, 15, 60],
  [moveDueDay, 20, 60],
  [changeAccount, 15, 60],
  [changeTenants, 18, 55],
];

/** Leases are changed by agreement, and landlords change their account. */
export async function changeThings(world: World): Promise<void> {
  for (const tenancy of world.tenancies) {
    const { coming } = tenancy;
    if (!coming || coming.from > world.today()) continue;
    tenancy.tenants = coming.tenants;
    tenancy.coming = null;
  }
  for (const agency of world.agencies) await carryOut(world, agency, 'changes', CHANGES);
}

const running = (world: World, agency: Agency): Tenancy[] =>
  world.tenancies.filter(
    ({ home, signedOn, startsOn, leavesOn }) =>
      home.agency === agency && signedOn && startsOn <= world.today() && !leavesOn,
  );

/** A lease with a deposit ends by agreement, or another one. */
async function endWithDeposit(world: World, agency: Agency): Promise<boolean> {
  const all = running(world, agency);
  const tenancy = all.find(({ securityType }) => securityType === 'deposit_account') ?? all[0];
  if (tenancy) await agreeOnEnd(world, tenancy, addDays(world.today(), 17));
  return tenancy !== undefined;
}

/** The only lease of a landlord ends by agreement. */
async function endOnlyLease(world: World, agency: Agency): Promise<boolean> {
  const tenancy = running(world, agency).find(
    ({ home }) => world.tenancies.filter((one) => one.home.landlord === home.landlord).length === 1,
  );
  if (tenancy) await agreeOnEnd(world, tenancy, addDays(world.today(), 17));
  return tenancy !== undefined;
}

/** A fixed term is extended by three years, and everybody signs. */
async function extend(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  const tenancy = running(world, agency).find(
    ({ startsOn, endsOn }) => endsOn !== null && endsOn < addMonths(startsOn, 60),
  );
  if (!tenancy?.endsOn) return false;
  const endsOn = addMonths(tenancy.endsOn, 36);
  const { refusal } = await world.act(agent, 'extendLease', { contractId: tenancy.id, endsOn });
  world.story.add(`${nameOf(tenancy)}: ${agent.name} extends it to ${endsOn}`, refusal);
  if (refusal) return true;
  await world.settle();
  await signAll(world, tenancy);
  tenancy.endsOn = endsOn;
  world.reached.add('lease extended');
  return true;
}

/** The tenants want to pay on another day of the month. */
async function moveDueDay(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  const [tenancy] = running(world, agency);
  if (!tenancy) return false;
  const since = addMonths(`${world.today().slice(0, 7)}-01`, 2);
  const dueDay = (tenancy.dueDays.at(-1)!.day % 28) + 1;
  const { refusal } = await world.act(agent, 'moveDueDay', {
    contractId: tenancy.id,
    dueDay,
    isAgreed: true,
    since,
  });
  world.story.add(`${nameOf(tenancy)}: rent is due on day ${dueDay} from ${since}`, refusal);
  if (refusal) return true;
  tenancy.dueDays.push({ day: dueDay, since });
  world.reached.add('due day moved');
  return true;
}

/** Somebody moves in; who shared the home until now moves out. Everybody signs. */
async function changeTenants(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  const tenancy = running(world, agency).at(-1);
  if (!tenancy) return false;
  const joining = await register(world, 'tenant');
  const [main, ...leaving] = tenancy.tenants as [Person];
  const from = addDays(world.today(), 5);
  const { refusal } = await world.act(agent, 'changeTenants', {
    contractId: tenancy.id,
    from,
    leaving: leaving.map(({ email }) => email),
    joining: [{ email: joining.email, name: joining.name, birthDate: joining.birthDate }],
  });
  const who = leaving.length > 0 ? ` for ${leaving.map(({ name }) => name).join()}` : '';
  world.story.add(`${nameOf(tenancy)}: ${joining.name} is to move in${who} on ${from}`, refusal);
  if (refusal) return true;
  await world.settle();
  await signAll(world, tenancy, [joining]);
  tenancy.coming = { tenants: [main, joining], from };
  world.reached.add('tenants changed');
  return true;
}

/** A landlord names another account. It counts a banking day later, by the evening's clock at noon. */
async function changeAccount(world: World, { landlords }: Agency): Promise<boolean> {
  const landlord = landlords.find((one) => world.accounts.has(one));
  if (!landlord) return false;
  const account = accountNumber(40_000_000 + world.people.indexOf(landlord) * 91);
  const { refusal } = await world.act(landlord, 'setPayoutAccount', { accountNumber: account });
  world.story.add(`${landlord.name} names another account, ${account}`, refusal);
  if (refusal) return true;
  const from = businessDayFrom(addDays(businessDayFrom(world.today()), 1));
  world.accounts.get(landlord)!.push({ account, from });
  world.reached.add('account changed');
  return true;
}
