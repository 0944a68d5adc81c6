import { mutationText } from './calls.ts';
import { command, register } from './opening.ts';
import { carryOut, type Planned } from './planned.ts';
import type { Agency, World } from './world.ts';

const STAFFING: readonly Planned[] = [
  [engage, 8, 20],
  [dismiss, 22, 60],
];

/** An agency engages somebody, who works there for some weeks and is dismissed. */
export async function changeStaff(world: World): Promise<void> {
  for (const agency of world.agencies) await carryOut(world, agency, 'staffing', STAFFING);
}

async function engage(world: World, agency: Agency): Promise<boolean> {
  const person = await register(world, 'landlord');
  await command(world, 'partners set-role', [agency.subDomain, person.email, 'agent']);
  agency.newcomer = person;
  world.story.add(`${agency.name} engages ${person.name}`);
  return true;
}

/** The person is dismissed in the middle of a session. */
async function dismiss(world: World, agency: Agency): Promise<boolean> {
  const person = agency.newcomer;
  if (!person) return false;
  const token = await world.tokenOf(person);
  const before = await workOf(world, agency, token);
  if (before.length === 0) throw new Error(`${person.name} saw nothing as an agent.`);
  await command(world, 'partners set-role', [agency.subDomain, person.email, 'none']);
  agency.newcomer = null;
  agency.dismissed.push(person);
  world.reached.add('agent dismissed');
  world.story.add(`${agency.name} dismisses ${person.name}`);
  reportWork(world, agency, await workOf(world, agency, token));
  return true;
}

/** What an agency's people may do or see is refused to the dismissed, in a new session too. */
export async function checkDismissed(world: World): Promise<void> {
  for (const agency of world.agencies)
    for (const person of agency.dismissed)
      reportWork(world, agency, await workOf(world, agency, await world.tokenOf(person)));
}

function reportWork(world: World, { name }: Agency, work: readonly string[]): void {
  for (const what of work) world.report('dismissed_is_out', name, `the dismissed agent ${what}`);
}

/** What the bearer of a token gets done or sees of an agency. */
export async function workOf(world: World, agency: Agency, token: string): Promise<string[]> {
  const { app } = world;
  const { id } = agency;
  const done: string[] = [];
  const [tenancy] = world.tenancies.filter(({ home }) => home.agency === agency);
  const reads = {
    leases: 'getLeases(queryData: { partnerId: $id }, optionData: { limit: 1 }) { data { _id } }',
    arrears: 'getArrears(queryData: { partnerId: $id }) { data { contractId } }',
    'the ledger': 'getLedgerBalances(queryData: { partnerId: $id }) { account }',
    payouts: 'getPayouts(queryData: { partnerId: $id }) { data { _id } }',
    'the start page': 'getStartPage(queryData: { partnerId: $id }) { agency { lateTotal } }',
  };
  for (const [what, field] of Object.entries(reads)) {
    const { data, errors } = await app.api(`query ($id: ID!) { ${field} }`, { id }, token);
    const read = Object.values(data ?? {})[0] as { agency?: unknown } | null | undefined;
    if (!errors && read && read.agency !== null) done.push(`reads ${what}`);
  }
  if (tenancy) {
    const { data } = await app.api(
      'query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) { _id } }',
      { id: tenancy.id },
      token,
    );
    if (data?.getSingleLeaseForPublicSite) done.push('reads a lease');
  }
  const { errors } = await app.api(
    mutationText('setInvoicingSettings'),
    { inputData: { partnerId: id, leadDays: agency.settings.leadDays } },
    token,
  );
  if (!errors) done.push('changes the settings');
  const { statusCode } = await app.call({
    method: 'POST',
    url: '/api/leases.csv',
    payload: { partnerId: id },
    headers: { authorization: `Bearer ${token}` },
  });
  if (statusCode === 200) done.push('loads the file of leases');
  return done;
}
