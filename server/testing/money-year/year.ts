import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addDays, addMonths } from '@husvaer/domain/kernel/dates';

import { features } from '../../src/features.ts';
import { receiveBankFile } from '../../src/features/banking/public.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import { ocrFile, type PaymentInFile } from '../bank-files.ts';
import { openBook } from '../books.ts';
import { addPerson, newToken, type TestPerson } from '../people.ts';
import { addSignedLease, endLease } from '../signed-leases.ts';
import { statementErrors } from '../statement-balances.ts';
import { addPartner, createTestApp, type TestApp } from '../test-app.ts';
import { createBank, type Bank } from './bank.ts';
import { actionsOn, BEHAVIOURS, type Claim, type TenantAction } from './behaviours.ts';

const BEGINS_ON = '2027-01-04';
const FILE_BYTES_MAX = 100_000_000;
/** A file is delivered again every so many days. */
const REPEATED_EVERY = 5;
/** And an unknown payment arrives. */
const ASTRAY_EVERY = 3;
const ASTRAY = { text: 'feil konto', account: '99991042764', name: 'Per Payer' };

/** A home in the simulation. */
interface Home {
  leaseId: string;
  number: number;
  behaviour: number;
  tenant: TestPerson;
  /** What the bank received for it, less reversals; and what the landlord received. Øre. */
  paid: bigint;
}

/** The result of a simulated year, or a part of it. */
export interface Year {
  leases: number;
  days: number;
  invoices: number;
  payments: number;
  letters: number;
  payouts: number;
  refunds: number;
  /** What disagreed on an evening; empty when everything is correct. */
  found: string[];
}

/**
 * Simulates this many leases of all kinds for this many days: rent is invoiced, reminded of and paid by its
 * tenants' behaviours, in files that come late, twice and in any order; the bank refuses some payment orders, and
 * some payments are returned. Every evening the features' audits, and a separate count, report what
 * disagrees.
 */
export async function simulateYear(
  { leases, days }: { leases: number; days: number },
  print: (line: string) => void = () => undefined,
): Promise<Year> {
  const app = await createTestApp();
  try {
    const town = await settleIn(app, leases);
    const found: string[] = [];
    for (let day = 0; day < days; day += 1) {
      const today = addDays(BEGINS_ON, day);
      app.clock.set(Temporal.Instant.from(`${today}T06:00:00Z`));
      await liveOn(town, today, day);
      for (const sentence of await evening(town, today)) found.push(`${today}: ${sentence}`);
      // Once a week, because it reads everything.
      if (day % 7 === 6)
        for (const sentence of await statementErrors(app, town))
          found.push(`${today}: ${sentence}`);
      if (day % 30 === 29) print(`${today}: ${found.length} found`);
      if (found.length > 20) break;
    }
    return { leases, days, found, ...(await countAll(app)) };
  } finally {
    await app.close();
  }
}

interface Town {
  app: TestApp;
  homes: Home[];
  byLease: Map<string, Home>;
  landlord: TestPerson;
  agent: TestPerson;
  /** Approves the changes of the agent. */
  other: TestPerson;
  partnerId: string;
  account: string;
  /** Files in the order they were delivered. */
  files: number;
  /** The number of OCR files among them. */
  transmissions: number;
  last: string | null;
  bank: Bank;
}

async function settleIn(app: TestApp, leases: number): Promise<Town> {
  app.clock.set(Temporal.Instant.from(`${BEGINS_ON}T05:00:00Z`));
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const { clientAccount: account } = await openBook(app, partnerId);
  const grants = [{ role: 'agent' as const, partnerId }];
  const agent = await addPerson(app, { email: 'silje@x.no', grants });
  const other = await addPerson(app, { email: 'morten@x.no', grants });
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const tenants = await Promise.all(
    BEHAVIOURS.map(({ name }, index) => addPerson(app, { email: `t${index}@x.no`, name })),
  );
  const homes: Home[] = [];
  for (let number = 0; number < leases; number += 1) {
    const behaviour = number % BEHAVIOURS.length;
    const turn = Math.floor(number / BEHAVIOURS.length);
    const startsOn = addDays(BEGINS_ON, 10 + ((number * 7) % 50));
    const leaseId = await addSignedLease(app, {
      partnerId,
      landlord,
      tenants: [tenants[behaviour]!],
      startsOn,
      endsOn: turn % 3 === 1 ? addDays(addMonths(startsOn, 4), turn % 25) : null,
      dueDay: 1 + ((number * 5) % 28),
      monthlyRent: 900_000n + BigInt(number) * 1_337n,
      hasPayoutGuarantee: turn % 2 === 1,
      payoutDay: 1 + ((number * 3) % 28),
    });
    homes.push({ leaseId, number, behaviour, tenant: tenants[behaviour]!, paid: 0n });
  }
  const byLease = new Map(homes.map((home) => [home.leaseId, home]));
  await nameAccount(app, landlord, [agent, other], partnerId);
  const bank = createBank(join(app.config.BANK_DIR, 'out'), account);
  const people = { landlord, agent, other };
  return {
    app,
    homes,
    byLease,
    ...people,
    partnerId,
    account,
    files: 0,
    transmissions: 0,
    last: null,
    bank,
  };
}

/** Sets the landlord's account, and the approvers of payouts. */
async function nameAccount(
  app: TestApp,
  landlord: TestPerson,
  agents: readonly TestPerson[],
  partnerId: string,
): Promise<void> {
  const answers = [
    await app.api(
      `mutation { setPayoutAccount(inputData: { accountNumber: "12345678903" }) { accountNumber } }`,
      {},
      await newToken(app, landlord),
    ),
    await app.api(
      `mutation ($input: SetPayoutSettingsInputData!) { setPayoutSettings(inputData: $input) { retryDays } }`,
      {
        input: {
          ...{ partnerId, payoutDay: 10, waitDays: 3, guaranteeMonths: 2, approvalsNeeded: 1 },
          ...{ retryDays: 2, approverIds: agents.map(({ id }) => id) },
        },
      },
      await newToken(app, agents[0]!),
    ),
  ];
  for (const { errors } of answers) if (errors) throw new Error(JSON.stringify(errors));
}

async function liveOn(town: Town, today: string, day: number): Promise<void> {
  const { app } = town;
  await app.jobs.perform('billing.issue_invoices');
  await settle(app);
  await settleExceptions(town);
  for (const bytes of town.bank.answer(today)) await drop(town, bytes);
  const payments: PaymentInFile[] = [];
  payments.push(...(await paidByLandlord(town, today)));
  for (const claim of await claims(app))
    for (const action of actionsOn(town.byLease.get(claim.leaseId)!.behaviour, claim, today))
      payments.push(...(await act(town, claim, action, today)));
  if (day % ASTRAY_EVERY === 0)
    payments.push({ ...ASTRAY, amount: 70_000n + BigInt(day), paidOn: today });
  await importPayments(town, payments, today, day);
  // Some leases end early, and some of those continue after all.
  const leaving = town.homes.find(
    ({ number }) => day > 60 && number % 11 === 3 && number === day - 60,
  );
  if (leaving) await endLease(app, leaving.leaseId, addDays(today, 20));
  const staying = town.homes.find(({ number }) => number % 22 === 3 && number === day - 75);
  if (staying) await endLease(app, staying.leaseId, null);
  await app.jobs.perform('arrears.remind');
  await settle(app);
  await payOut(town);
}

/** Makes, approves and orders the payouts to landlords that are due today. */
async function payOut(town: Town): Promise<void> {
  const { app, agent } = town;
  await app.jobs.perform('payouts.run');
  const { data } = await app.api(
    `query ($id: ID!) { getPayouts(queryData: { partnerId: $id, status: pending_for_approval }, optionData: { limit: 100 }) { data { _id } } }`,
    { id: (await query<{ id: string }>(app, 'select id from partner'))[0]!.id },
    await newToken(app, agent),
  );
  const payoutIds = (data.getPayouts.data as { _id: string }[]).map(({ _id }) => _id);
  if (payoutIds.length > 0) await call(app, 'approvePayouts', { payoutIds }, agent);
  await payBack(town);
  await app.jobs.perform('payouts.order');
  await settle(app);
}

/** Refunds overpayments of ended leases, and unknown payments. */
async function payBack({ app, agent, other, partnerId }: Town): Promise<void> {
  const read = async (input: string) =>
    (await app.api(input, { id: partnerId }, await newToken(app, agent))).data;
  const { getSurpluses } = await read(
    'query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) { data { contractId } } }',
  );
  for (const { contractId } of getSurpluses.data) {
    const { account, name } = ASTRAY;
    await call(app, 'refundSurplus', { contractId, account, name, note: 'For mye' }, agent);
  }
  const { getRefunds } = await read(
    'query ($id: ID!) { getRefunds(queryData: { partnerId: $id, status: pending_for_approval }) { data { _id } } }',
  );
  const refundIds = (getRefunds.data as { _id: string }[]).map(({ _id }) => _id);
  if (refundIds.length > 0) await call(app, 'approveRefunds', { refundIds }, other);
}

/** Runs everything that is due. */
async function settle(app: TestApp): Promise<void> {
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}

const query = <Row>(app: TestApp, text: string): Promise<Row[]> =>
  app.database.session((session) => session.query<Row>(text));

/** Sent invoices that are unpaid or were paid lately. */
const claims = (app: TestApp): Promise<Claim[]> =>
  query<Claim>(
    app,
    `select id, lease_id as "leaseId", kid, due_on as "dueOn", total,
       greatest(total + fees - paid - credited - lost, 0) as open
     from invoice where kind in ('rent', 'deposit_insurance') and sent_at is not null and credited < total order by serial`,
  );

/** The landlord's payments of final settlements today: some twice, some in part, some never. */
async function paidByLandlord({ app }: Town, today: string): Promise<PaymentInFile[]> {
  const due = await query<{ kid: string; serial: number; total: bigint }>(
    app,
    `select kid, serial, total from invoice
     where is_final_settlement and kid is not null and issued_on + 5 + serial % 20 = '${today}'`,
  );
  return due.flatMap(({ kid, serial, total }) => {
    const paid = { kid, paidOn: today, amount: total };
    const back = { ...paid, amount: -total, type: '18' };
    const ways = [[paid], [paid, paid], [{ ...paid, amount: total / 2n }], [], [paid, back]];
    return ways[serial % ways.length]!;
  });
}

/** Performs an action. Returns its payments. */
async function act(
  town: Town,
  claim: Claim,
  action: TenantAction,
  today: string,
): Promise<PaymentInFile[]> {
  const { app, landlord, agent, byLease } = town;
  const home = byLease.get(claim.leaseId)!;
  const inputData = { invoiceId: claim.id };
  switch (action.kind) {
    case 'pays': {
      const times = action.times ?? 1;
      const reference = action.kid === null ? `REF${claim.kid}` : '';
      const text = action.kid === null ? `husleie ${home.number}` : undefined;
      const payment = {
        amount: action.amount,
        paidOn: today,
        ...(action.kid && { kid: action.kid }),
      };
      return Array.from({ length: times }, () => ({
        ...payment,
        ...(text && { text, name: home.tenant.name, reference }),
      }));
    }
    case 'reversed':
      return [{ amount: -action.amount, paidOn: today, kid: action.kid, type: '18' }];
    case 'received':
      if (claim.open > 0n) await call(app, 'receiveInvoiceDirectly', inputData, landlord);
      return [];
    case 'says':
      if (claim.open > 0n) await call(app, 'sayInvoicePaid', inputData, home.tenant);
      return [];
    case 'denied':
      if (claim.open > 0n) await call(app, 'denyInvoicePaid', inputData, landlord);
      return [];
    case 'objects':
      if (claim.open > 0n)
        await call(app, 'objectToInvoice', { ...inputData, text: 'Det trekker.' }, home.tenant);
      return [];
    case 'settled':
      if (claim.open > 0n) await call(app, 'settleInvoiceObjection', inputData, agent);
      return [];
  }
}

const INPUTS: Record<string, string> = {
  receiveInvoiceDirectly: 'ReceiveInvoiceDirectlyInputData',
  objectToInvoice: 'ObjectToInvoiceInputData',
  settleBankException: 'SettleBankExceptionInputData',
  approvePayouts: 'ApprovePayoutsInputData',
  approveRefunds: 'ApproveRefundsInputData',
  refundSurplus: 'RefundSurplusInputData',
};
async function call(app: TestApp, name: string, inputData: object, who: TestPerson): Promise<void> {
  const type = INPUTS[name] ?? 'InvoiceInputData';
  const { errors } = await app.api(
    `mutation ($inputData: ${type}!) { ${name}(inputData: $inputData) { _id } }`,
    { inputData },
    await newToken(app, who),
  );
  if (errors) throw new Error(`${name}: ${JSON.stringify(errors[0]?.extensions)}`);
}

/** Delivers a day's payments in files: those with a KID by OCR, and all in a statement; some files twice. */
async function importPayments(
  town: Town,
  payments: readonly PaymentInFile[],
  today: string,
  day: number,
): Promise<void> {
  const { account, bank } = town;
  const withKid = payments
    .filter(({ kid }) => kid !== undefined)
    .map((payment) => ({ bookedOn: today, ...payment }))
    .toReversed();
  if (withKid.length > 0) {
    town.transmissions += 1;
    await drop(town, ocrFile({ account, payments: withKid, number: town.transmissions }));
  }
  if (payments.length > 0) await drop(town, bank.statement(today, payments));
  if (day % REPEATED_EVERY === 0 && town.last) await importFile(town, town.last);
}

async function drop(town: Town, bytes: Buffer): Promise<void> {
  town.files += 1;
  const path = join(town.app.config.VAR_DIR, `bank-${town.files}`);
  writeFileSync(path, bytes);
  const before = town.last;
  town.last = path;
  await importFile(town, path);
  if (before) rmSync(before, { force: true });
}

async function importFile({ app }: Town, path: string): Promise<void> {
  const received = await receiveBankFile({ runner: app.runner, maxBytes: FILE_BYTES_MAX }, SYSTEM, {
    path,
    name: path.split('/').at(-1)!,
  });
  if (received.state === 'refused') throw new Error(JSON.stringify(received.problems));
}

/** An agent matches yesterday's unmatched payments. */
async function settleExceptions({ app, homes, agent }: Town): Promise<void> {
  const waiting = await query<{ id: string; kid: string | null; text: string | null }>(
    app,
    "select id, kid, text from bank_line where state = 'waiting'",
  );
  for (const { id, kid, text } of waiting) {
    if (text === ASTRAY.text) {
      const input = { lineId: id, choice: 'refund', note: 'Feil konto' };
      await call(app, 'settleBankException', input, agent);
      continue;
    }
    const values = /^husleie (\d+)$/.exec(text ?? '')?.[1];
    // The first digits of a wrong KID still identify the lease.
    const number = values ?? (kid === null ? undefined : await leaseNumber(app, kid));
    const home = homes.find((one) => one.number === Number(number));
    if (!home) continue;
    await call(
      app,
      'settleBankException',
      { lineId: id, choice: 'lease', contractId: home.leaseId },
      agent,
    );
  }
}

async function leaseNumber(app: TestApp, kid: string): Promise<string | undefined> {
  const [row] = await query<{ number: string }>(
    app,
    `select number - 1 as number from billing where number = ${Number(kid.slice(0, 7))}`,
  );
  return row && String(row.number);
}

/** What disagrees at the end of a day. */
async function evening({ app }: Town, today: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, audit } of features)
    if (audit)
      for (const sentence of await app.runner.read(SYSTEM, audit, undefined))
        found.push(`${name}: ${sentence}`);
  found.push(...(await statuses(app, today)));
  return found;
}

/** Compares the leases' rent facts with their invoices, counted in plain SQL. */
async function statuses(app: TestApp, today: string): Promise<string[]> {
  const rows = await query<{ id: string; facts: bigint; told: bigint; books: bigint }>(
    app,
    `select lease.id,
       coalesce((select sum(total + fees - paid - credited - lost) from invoice
         where lease_id = lease.id and kind in ('rent', 'deposit_insurance') and due_on < '${today}'), 0)::bigint as facts,
       coalesce((select sum(owed) from lease_owed where lease_id = lease.id and due_on < '${today}'), 0)::bigint as told,
       coalesce((select sum(amount) from ledger_line where lease_id = lease.id and account = 'tenant_receivable'), 0)::bigint
         - coalesce((select sum(case when kind = 'credit_note' then -total else total + fees - lost end) from invoice
             where lease_id = lease.id and kind in ('rent', 'deposit_insurance', 'credit_note')), 0)::bigint
         + coalesce((select sum(amount) from payment where lease_id = lease.id), 0)::bigint as books
     from lease`,
  );
  return rows.flatMap(({ id, facts, told: notified, books }) => [
    ...(BigInt(facts) === BigInt(notified)
      ? []
      : [`Lease ${id} owes ${facts}, and was told ${notified}.`]),
    ...(BigInt(books) === 0n ? [] : [`The ledger is off by ${books} for lease ${id}.`]),
  ]);
}

async function countAll(
  app: TestApp,
): Promise<Pick<Year, 'invoices' | 'payments' | 'letters' | 'payouts' | 'refunds'>> {
  const count = async (table: string) => {
    const [row] = await query<{ count: bigint }>(app, `select count(*) as count from ${table}`);
    return Number(row!.count);
  };
  return {
    invoices: await count('invoice'),
    payments: await count('payment'),
    letters: await count('rent_letter'),
    payouts: await count('payout'),
    refunds: await count('refund'),
  };
}
