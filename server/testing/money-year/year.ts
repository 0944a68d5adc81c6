import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { addDays, addMonths } from '@husvaer/domain/kernel/dates';

import { receiveBankFile } from '../../src/features/banking/public.ts';
import { SYSTEM } from '../../src/platform/viewer.ts';
import { ocrFile, type PaymentInFile } from '../bank-files.ts';
import { newToken, type TestPerson } from '../people.ts';
import { endLease } from '../signed-leases.ts';
import { statementErrors } from '../statement-balances.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { walkBooks } from './auditor/walk-books.ts';
import { actionsOn, type Claim, type TenantAction } from './behaviours.ts';
import { countAll, findDisagreements } from './evening.ts';
import { BEGINS_ON, call, createTown, query, settle, type Town } from './town.ts';

const FILE_BYTES_MAX = 100_000_000;
/** A file is delivered again every so many days. */
const REPEATED_EVERY = 5;
/** And an unknown payment arrives. */
const ASTRAY_EVERY = 3;
/** And the bank takes a charge. */
const CHARGED_EVERY = 11;
/** The day of a month on which the month before is signed off. */
const SIGNED_ON = '04';
const ASTRAY = { text: 'feil konto', account: '99991042764', name: 'Per Payer' };

/** The result of a simulated year, or a part of it. */
interface Year {
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
 * some payments are returned. Each month is signed off. Every evening the features' audits, and a separate count,
 * report what disagrees; at the end an auditor does, by what the agency can save and download.
 */
export async function simulateYear(
  { leases, days }: { leases: number; days: number },
  print: (line: string) => void = () => undefined,
): Promise<Year> {
  const app = await createTestApp();
  try {
    const town = await createTown(app, leases);
    const found: string[] = [];
    for (let day = 0; day < days; day += 1) {
      const today = addDays(BEGINS_ON, day);
      app.clock.set(Temporal.Instant.from(`${today}T06:00:00Z`));
      await liveOn(town, today, day);
      for (const sentence of await findDisagreements(app, today))
        found.push(`${today}: ${sentence}`);
      // Once a week, because it reads everything.
      if (day % 7 === 6)
        for (const sentence of await statementErrors(app, town))
          found.push(`${today}: ${sentence}`);
      if (day % 30 === 29) print(`${today}: ${found.length} found`);
      if (found.length > 20) break;
    }
    const to = addDays(BEGINS_ON, days - 1);
    for (const sentence of await walkBooks(town, { from: `${BEGINS_ON.slice(0, 4)}-01-01`, to }))
      found.push(`The auditor: ${sentence}`);
    return { leases, days, found, ...(await countAll(app)) };
  } finally {
    await app.close();
  }
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
  if (day % CHARGED_EVERY === 0)
    payments.push({ amount: -1_575n, paidOn: today, isCharge: true, text: 'Gebyr' });
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
  const month = addMonths(today, -1).slice(0, 7);
  if (today.slice(8) === SIGNED_ON && month >= BEGINS_ON.slice(0, 7)) await signMonth(town, month);
}

/** Signs a month off, which closes it: what comes later counts in the next one. */
async function signMonth({ app, other, partnerId }: Town, month: string): Promise<void> {
  const { errors } = await app.api(
    `mutation ($input: SignBankReconciliationInputData!) { signBankReconciliation(inputData: $input) { month } }`,
    { input: { partnerId, month, note: 'Gjennomgått' } },
    await newToken(app, other),
  );
  if (errors) throw new Error(`${month}: ${JSON.stringify(errors[0]?.extensions)}`);
}

/** Makes, approves and orders the payouts to landlords that are due today. */
async function payOut(town: Town): Promise<void> {
  const { app, agent, other } = town;
  await app.jobs.perform('payouts.run');
  await payBack(town);
  // What one of them acted on, the other one approves.
  for (const approver of [agent, other]) await approveWaiting(town, approver);
  await app.jobs.perform('payouts.order');
  await settle(app);
}

/** Refunds overpayments of ended leases, and unknown payments. */
async function payBack({ app, agent, partnerId }: Town): Promise<void> {
  const read = async (input: string) =>
    (await app.api(input, { id: partnerId }, await newToken(app, agent))).data;
  const { getSurpluses } = await read(
    'query ($id: ID!) { getSurpluses(queryData: { partnerId: $id }) { data { contractId } } }',
  );
  for (const { contractId } of getSurpluses.data) {
    const { account, name } = ASTRAY;
    await call(app, 'refundSurplus', { contractId, account, name, note: 'For mye' }, agent);
  }
}

interface Waiting {
  _id: string;
  amount: number;
  account?: string;
  accountInfo?: { accountNumber: string | null };
  approvals: { _id: string }[];
  lastActNumber: string;
}

/** Approves what waits and the person has not approved. */
async function approveWaiting({ app, partnerId }: Town, approver: TestPerson): Promise<void> {
  const { data } = await app.api(
    `query ($id: ID!) {
      getPayouts(queryData: { partnerId: $id, status: pending_for_approval }, optionData: { limit: 100 }) { data { _id amount accountInfo { accountNumber } approvals { _id } lastActNumber } }
      getRefunds(queryData: { partnerId: $id, status: pending_for_approval }) { data { _id amount account approvals { _id } lastActNumber } } }`,
    { id: partnerId },
    await newToken(app, approver),
  );
  const toApprove = (waiting: Waiting[]) =>
    waiting
      .filter(({ approvals }) => !approvals.some(({ _id }) => _id === approver.id))
      .map(({ _id, amount, account, accountInfo, lastActNumber }) => ({
        _id,
        amount,
        lastActNumber,
        account: account ?? accountInfo?.accountNumber,
      }));
  const payouts = toApprove(data.getPayouts.data);
  const refunds = toApprove(data.getRefunds.data);
  if (payouts.length > 0) await call(app, 'approvePayouts', { payouts }, approver);
  if (refunds.length > 0) await call(app, 'approveRefunds', { refunds }, approver);
}

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
  const config = { ...app.config, BANK_FILE_BYTES_MAX: FILE_BYTES_MAX };
  const received = await receiveBankFile({ runner: app.runner, config }, SYSTEM, {
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
