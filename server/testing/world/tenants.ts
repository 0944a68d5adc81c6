import { addDays, daysBetween } from '@husvaer/domain/kernel/dates';
import { kronerToOre, oreToKroner, type Ore } from '@husvaer/domain/kernel/money';

import { DEFAULT_CURRENCY, formatAmount } from '@husvaer/domain/partners/currency';

import { inKroner } from './story.ts';
import {
  addArrival,
  type Behaviour,
  type Person,
  type Tenancy,
  type World,
  nameOf,
  type Claim,
} from './world.ts';

/** The part of a query for the invoices of the lease `$id`. */
export const INVOICES = `getAllInvoiceForPartnerPublicSite(queryData: { contractId: $id }) {
  data { _id fileId invoiceSerialId kidNumber accountNumber dueDate status kind invoiceMonth invoiceTotal fees amountDue credited lost paid } }`;

/** Invoices as they were read, the earliest due first. */
export const claimsOf = (rows: readonly any[]): Claim[] =>
  rows
    .map((row) => ({
      id: row._id,
      fileId: row.fileId,
      serial: row.invoiceSerialId,
      kid: row.kidNumber,
      kind: row.kind,
      account: row.accountNumber,
      dueOn: row.dueDate,
      status: row.status,
      total: kronerToOre(row.invoiceTotal),
      fees: kronerToOre(row.fees),
      open: kronerToOre(row.amountDue),
      paid: kronerToOre(row.paid),
      credited: kronerToOre(row.credited),
      lost: kronerToOre(row.lost),
      month: row.invoiceMonth,
    }))
    .sort((one, other) => compare(one.dueOn, other.dueOn) || one.serial - other.serial);

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

type Action =
  | 'pays'
  | 'pays_rent'
  | 'pays_third'
  | 'pays_twice'
  | 'bank_takes_back'
  | 'landlord_receives'
  | 'reports_paid'
  | 'landlord_denies'
  | 'objects'
  | 'agent_settles';

/** What happens to an invoice, by days from its due day. */
const ACTIONS: Record<Behaviour, readonly (readonly [days: number, action: Action])[]> = {
  on_time: [[0, 'pays']],
  early: [[-4, 'pays']],
  late: [[7, 'pays']],
  after_notice: [
    [24, 'pays_rent'],
    [28, 'pays'],
  ],
  after_petition: [[48, 'pays']],
  never: [],
  in_parts: [
    [-1, 'pays_third'],
    [5, 'pays_third'],
    [11, 'pays'],
  ],
  twice: [[0, 'pays_twice']],
  a_little_more: [[-2, 'pays']],
  as_shown: [[1, 'pays']],
  by_plan: [],
  without_kid: [[0, 'pays']],
  mistyped_kid: [[-1, 'pays']],
  taken_back: [
    [-1, 'pays'],
    [2, 'bank_takes_back'],
    [8, 'pays'],
  ],
  to_landlord: [[3, 'landlord_receives']],
  reports_paid: [
    [2, 'reports_paid'],
    [10, 'landlord_denies'],
    [12, 'pays'],
  ],
  objects: [
    [1, 'objects'],
    [25, 'agent_settles'],
    [27, 'pays'],
  ],
};

/** What happens to the invoices of a lease today. */
export async function liveAsTenant(world: World, tenancy: Tenancy): Promise<void> {
  const today = world.today();
  // People act on what they read the evening before.
  for (const claim of tenancy.claims) {
    if (claim.kid === null) continue;
    const days = daysBetween(claim.dueOn, today);
    for (const [on, action] of ACTIONS[tenancy.behaviour])
      if (days === on) await perform(world, tenancy, claim, action);
  }
  if (tenancy.behaviour === 'by_plan')
    await proposePlan(
      world,
      tenancy,
      tenancy.claims.filter(({ open }) => open > 0n),
    );
}

async function perform(
  world: World,
  tenancy: Tenancy,
  claim: Claim,
  action: Action,
): Promise<void> {
  const [tenant] = tenancy.tenants as [Person];
  const { landlord, agency } = tenancy.home;
  const { total, open, paid, credited } = claim;
  if (open <= 0n && action !== 'bank_takes_back') return;
  const call = async (who: Person, name: string, input = {}) => {
    const { refusal } = await world.act(who, name, { invoiceId: claim.id, ...input });
    tenancy.touchedOn = world.today();
    world.story.add(`${nameOf(tenancy)}: ${who.name}, ${name} of invoice ${claim.serial}`, refusal);
    return refusal === null;
  };
  switch (action) {
    case 'pays':
      return pay(world, tenancy, claim, open);
    case 'pays_rent':
      return pay(world, tenancy, claim, total - credited - paid);
    case 'pays_third':
      return pay(world, tenancy, claim, total / 3n);
    case 'pays_twice':
      pay(world, tenancy, claim, open);
      return pay(world, tenancy, claim, open);
    case 'bank_takes_back':
      if (agency.settings.kidSource === 'ocr' && paid > 0n)
        takeBack(world, tenancy, { amount: paid, kid: claim.kid! });
      return;
    case 'landlord_receives':
      if (await call(landlord, 'receiveInvoiceDirectly')) addArrival(tenancy, claim.kid, open);
      return;
    case 'reports_paid':
      return void (await call(tenant, 'sayInvoicePaid'));
    case 'landlord_denies':
      return void (await call(landlord, 'denyInvoicePaid'));
    case 'objects':
      return void (await call(tenant, 'objectToInvoice', { text: 'Oppvaskmaskinen er ødelagt.' }));
    case 'agent_settles':
      return void (await call(agency.agents[0]!, 'settleInvoiceObjection'));
  }
}

/** Pays a claim; the money reaches the account that the invoice names. */
function pay(world: World, tenancy: Tenancy, claim: Claim, due: Ore): void {
  if (due <= 0n) return;
  const { behaviour, home } = tenancy;
  const { decimals } = home.agency.settings;
  const [tenant] = tenancy.tenants as [Person];
  const more = behaviour === 'a_little_more' ? BigInt(world.draw('payments').int(1, 15_000)) : 0n;
  const amount = behaviour === 'as_shown' ? shown(due, decimals) : due + more;
  send(world, tenancy, claim, amount);
  world.story.add(
    `${nameOf(tenancy)}: ${tenant.name} pays ${inKroner(amount)} of invoice ${claim.serial}`,
  );
}

/** The payer's bank takes a payment back. */
export function takeBack(
  world: World,
  tenancy: Tenancy,
  { amount, kid }: { amount: Ore; kid: string },
): void {
  tenancy.home.agency.bank.move({
    amount: -amount,
    kid,
    tenancy,
    text: null,
    name: tenancy.tenants[0]!.name,
    account: tenancy.payerAccount,
  });
  world.reached.add('payment taken back');
  world.story.add(`${nameOf(tenancy)}: the bank takes ${inKroner(amount)} back`);
}

/** The amount that a page of the agency's site shows, read back from its text. */
function shown(amount: Ore, numberOfDecimal: 0 | 2): Ore {
  const text = formatAmount(oreToKroner(amount), { ...DEFAULT_CURRENCY.no, numberOfDecimal });
  return kronerToOre(Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.')));
}

function send(world: World, tenancy: Tenancy, claim: Claim, amount: Ore): void {
  const { agency } = tenancy.home;
  const [tenant] = tenancy.tenants as [Person];
  if (claim.account !== agency.bank.account)
    return world.report(
      ...(['rent_goes_to_the_agency', nameOf(tenancy)] as const),
      `invoice ${claim.serial} names ${claim.account}`,
    );
  const hasKid = tenancy.behaviour !== 'without_kid' && claim.kid !== null;
  agency.bank.move({
    amount,
    tenancy,
    name: tenant.name,
    account: tenancy.payerAccount,
    kid: hasKid ? (tenancy.behaviour === 'mistyped_kid' ? swapped(claim.kid!) : claim.kid) : null,
    text: hasKid ? null : `husleie ${tenant.name}`,
  });
}

/** A KID with two digits swapped: if its check digit is valid, it is another invoice's or unknown. */
function swapped(kid: string): string {
  const at = [...kid].findIndex((digit, index) => index > 3 && digit !== kid[index + 1]);
  return kid.slice(0, at) + kid[at + 1] + kid[at] + kid.slice(at + 2);
}

/** Proposes a plan for what is overdue, and pays its instalments; some break it. */
async function proposePlan(
  world: World,
  tenancy: Tenancy,
  claims: readonly Claim[],
): Promise<void> {
  const [tenant] = tenancy.tenants as [Person];
  const today = world.today();
  const overdue = claims.filter(({ dueOn }) => dueOn < today);
  const { plan } = tenancy;
  if (plan) {
    for (const instalment of plan.filter(({ dueOn }) => dueOn === today)) {
      if (!overdue[0] || tenancy.number % 2 === 0) continue;
      send(world, tenancy, overdue[0], instalment.amount);
      const { kid } = overdue[0];
      if (kid !== null) tenancy.instalmentPaid = { amount: instalment.amount, kid };
      world.story.add(
        `${nameOf(tenancy)}: ${tenant.name} pays an instalment of ${inKroner(instalment.amount)}`,
      );
    }
    if (plan.every(({ dueOn }) => dueOn < today)) tenancy.plan = null;
    return;
  }
  if (!overdue.some(({ dueOn }) => daysBetween(dueOn, today) === 6)) return;
  const total = overdue.reduce((sum, { open }) => sum + open, 0n);
  const third = total / 3n;
  const instalments = [third, third, total - third - third].map((amount, at) => ({
    amount,
    dueOn: addDays(today, 14 * (at + 1)),
  }));
  const { refusal } = await world.act(tenant, 'proposePaymentPlan', {
    contractId: tenancy.id,
    instalments: instalments.map(({ amount, dueOn }) => ({ amount: oreToKroner(amount), dueOn })),
  });
  if (refusal) return world.story.add(`${nameOf(tenancy)}: the plan is refused (${refusal})`);
  tenancy.plan = instalments;
  world.reached.add('plan proposed');
  world.story.add(`${nameOf(tenancy)}: ${tenant.name} proposes a plan for ${inKroner(total)}`);
}
