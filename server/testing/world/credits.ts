import { findWaiting } from './second-person.ts';
import { oreToKroner } from '@husvaer/domain/kernel/money';

import { carryOut, type Planned } from './planned.ts';
import {
  type Agency,
  type Behaviour,
  type Claim,
  type Person,
  type Tenancy,
  type World,
  nameOf,
} from './world.ts';

/** What an agency credits and charges, and the days of the world between which it does. */
const CREDITS: readonly Planned[] = [
  [creditPart, 15, 45],
  [creditEarly, 20, 50],
  [creditLate, 25, 55],
  [chargeLandlord, 15, 50],
  [creditLandlord, 30, 70],
];

/** Agents credit what they invoiced, and charge landlords for work. */
export async function creditAndCharge(world: World): Promise<void> {
  for (const agency of world.agencies) await carryOut(world, agency, 'credits', CREDITS);
}

/** Tenants who pay what their invoice says then. */
const PAYERS = new Set<Behaviour>([
  ...(['on_time', 'late', 'after_notice', 'without_kid'] as const),
  ...(['as_shown', 'reports_paid', 'objects'] as const),
]);

const isUntouched = ({ kind, kid, open, total, paid, credited }: Claim): boolean =>
  kind === 'rent' && kid !== null && open === total && paid === 0n && credited === 0n;

/** Some rent is credited before it is due: the tap was broken. */
function creditPart(world: World, agency: Agency): Promise<boolean> {
  const isMeant = (claim: Claim, { behaviour }: Tenancy) =>
    claim.dueOn > world.today() && PAYERS.has(behaviour);
  return creditClaim(world, agency, { isMeant, amount: 450.5, reason: 'Kranen var ødelagt.' });
}

/** A whole invoice is credited before it is due. */
function creditEarly(world: World, agency: Agency): Promise<boolean> {
  const isMeant = ({ dueOn }: Claim) => dueOn > world.today();
  return creditClaim(world, agency, { isMeant, reason: 'Gratis måned etter vannskade.' });
}

/** A whole invoice is credited when it is late. */
function creditLate(world: World, agency: Agency): Promise<boolean> {
  const isMeant = ({ dueOn, fees }: Claim) => dueOn < world.today() && fees === 0n;
  return creditClaim(world, agency, { isMeant, reason: 'Vi har avtalt en gratis måned.' });
}

async function creditClaim(
  world: World,
  agency: Agency,
  {
    isMeant,
    ...input
  }: { isMeant: (claim: Claim, of: Tenancy) => boolean; amount?: number; reason: string },
): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  for (const tenancy of world.tenancies.filter(({ home }) => home.agency === agency)) {
    const claim = tenancy.claims.find((one) => isUntouched(one) && isMeant(one, tenancy));
    if (!claim) continue;
    const reply = await world.act(
      agent,
      'addCreditNote',
      { invoiceId: claim.id, ...input },
      'status',
    );
    const { refusal, data } = reply;
    const what = `${input.amount ?? oreToKroner(claim.total)} of invoice ${claim.serial}`;
    world.story.add(`${nameOf(tenancy)}: ${agent.name} credits ${what}`, refusal);
    tenancy.touchedOn = world.today();
    if (refusal) continue;
    const waiting = await findWaiting(world, agency, claim.serial);
    if (waiting) await world.act(agency.agents[1]!, 'agreeToReduction', waiting);
    else world.reached.add(`invoice ${data.addCreditNote.status}`);
    return true;
  }
  return false;
}

/** A landlord is charged for a repair; the next payout deducts it. */
async function chargeLandlord(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  const tenancy = world.tenancies.find(
    ({ home, signedOn, claims }) => home.agency === agency && signedOn && claims.length > 0,
  );
  if (!tenancy) return false;
  const lines = [
    { name: 'Bytte av kran', amount: 890.5 },
    { name: 'Kran', amount: 1200, hasVat: false },
  ];
  const { refusal, data } = await world.act(
    agent,
    'addLandlordInvoice',
    { contractId: tenancy.id, lines },
    '_id status',
  );
  world.story.add(`${nameOf(tenancy)}: ${agent.name} charges the landlord for a tap`, refusal);
  if (refusal) return false;
  world.reached.add(`invoice ${data.addLandlordInvoice.status}`);
  agency.charge = { invoiceId: data.addLandlordInvoice._id, tenancy };
  return true;
}

/** A part of what the landlord was charged is credited; the next payout pays it. */
async function creditLandlord(world: World, agency: Agency): Promise<boolean> {
  const [agent] = agency.agents as [Person];
  if (!agency.charge) return false;
  const { invoiceId, tenancy } = agency.charge;
  const { refusal } = await world.act(agent, 'creditLandlordInvoice', {
    invoiceId,
    amount: 300.25,
    reason: 'Kranen var på tilbud.',
  });
  world.story.add(`${nameOf(tenancy)}: ${agent.name} credits a part of the tap`, refusal);
  tenancy.touchedOn = world.today();
  return true;
}
