import { afterAll, beforeAll, expect, test } from 'vitest';

import { transferLines } from '@husvaer/domain/ledger/entry';

import { letOneReduce, openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { shownCsv } from '../../../testing/shown-csv.ts';
import { addSignedLease, type SignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { features } from '../../features.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { acceptPayments } from '../payments/public.ts';
import { bookEntries, findBalances, type Book } from '../ledger/public.ts';

const RENT = 1_200_000n;
/** Inkassoforskriften § 1-2, from 2026. */
const FEE = 3800n;

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let ingrid: TestPerson;
let silje: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  await letOneReduce(app, book.id);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  silje = await addPerson(app, { email: 'silje@x.no', grants: [{ role: 'agent', partnerId }] });
});
afterAll(() => app.close());

const on = (day: string) => app.clock.set(Temporal.Instant.from(`${day}T07:00:00Z`));
async function perform(job: string, day: string): Promise<void> {
  on(day);
  await app.jobs.perform(job);
  await app.dispatcher.settle();
  for (const worker of app.workers) await worker.runDue();
}
/** A one-month lease from this day on, with a reminder of its rent on `remindedOn`. */
async function lateLease(
  startsOn: string,
  { remindedOn, ...more }: { remindedOn: string } & Partial<SignedLease>,
): Promise<string> {
  on(startsOn);
  const first = Temporal.PlainDate.from(startsOn);
  const id = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn,
    dueDay: 15,
    endsOn: first.add({ months: 1 }).subtract({ days: 1 }).toString(),
    ...more,
  });
  await perform('billing.issue_invoices', startsOn);
  await perform('arrears.remind', remindedOn);
  return id;
}
const invoiceOf = async (leaseId: string) => {
  const [invoice] = await app.database.session((session) =>
    session.query<{ id: string; kid: string; interest: string }>(
      "select id, kid, interest::text from invoice where lease_id = $1 and kind = 'rent'",
      [leaseId],
    ),
  );
  return { ...invoice!, interest: BigInt(invoice!.interest) };
};
async function pay(leaseId: string, amount: bigint, paidOn: string): Promise<void> {
  on(paidOn);
  const line = {
    id: crypto.randomUUID(),
    bookId: book.id,
    account: book.clientAccount,
    amount,
    bookedOn: paidOn,
    paidOn,
    kid: (await invoiceOf(leaseId)).kid,
    text: null,
    counterparty: { account: null, name: null },
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
  };
  await app.runner.run(SYSTEM, acceptPayments, [line]);
  await app.dispatcher.settle();
}
const balances = async (leaseId: string) =>
  Object.fromEntries(
    await app.runner.read(
      SYSTEM,
      ({ tx }) => findBalances(tx, { bookId: book.id, leaseId }),
      undefined,
    ),
  );
/** The lines of all payouts that were made, the latest first, in kroner. */
async function payouts(leaseId: string): Promise<[string, number][][]> {
  const { data } = await app.api(
    `query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) {
      data { status metaInfo { type amount } } } }`,
    { id: leaseId },
    await newToken(app, kari),
  );
  return data.getFullPayoutHistory.data
    .filter(({ status }: any) => status !== 'estimated')
    .map(({ metaInfo }: any) => metaInfo.map(({ type, amount }: any) => [type, amount]));
}
/** What the audits of rents and payouts find; no bank reported the payments here. */
const audit = async () => {
  const audits = features
    .filter(({ name }) => ['ledger', 'invoicing', 'payouts'].includes(name))
    .flatMap((feature) => feature.audit ?? []);
  const found = audits.map((check) => app.runner.read(SYSTEM, check, undefined));
  return (await Promise.all(found)).flat();
};
const kroner = (ore: bigint) => Number(ore) / 100;

test('late interest belongs to the landlord and is paid out once received; the fee is the agency’s', async () => {
  const id = await lateLease('2027-02-01', { remindedOn: '2027-03-02' });
  const { interest } = await invoiceOf(id);
  expect(interest).toBeGreaterThan(0n);
  expect(await balances(id)).toMatchObject({
    tenant_receivable: RENT + FEE + interest,
    landlord_payable: -RENT - interest,
    fee_income: -FEE,
  });
  expect(await audit()).toEqual([]);
  // The rent is paid first; what exceeds it pays interest before the fee.
  await pay(id, RENT + 500n, '2027-03-04');
  await perform('payouts.run', '2027-03-10');
  expect(await payouts(id)).toEqual([
    [
      ['rent_invoice', 12_000],
      ['late_interest', 5],
    ],
  ]);
  // The lease is over by the time the rest comes in.
  await pay(id, interest - 500n + FEE, '2027-04-20');
  await perform('payouts.run', '2027-05-10');
  expect((await payouts(id))[0]).toEqual([['late_interest', kroner(interest - 500n)]]);
  expect(await balances(id)).toMatchObject({ tenant_receivable: 0n, fee_income: -FEE });
  const statement = await app.call({
    url: `/api/annual-statements/2027/statement.csv?partnerId=${partnerId}`,
    headers: { authorization: `Bearer ${await newToken(app, kari)}` },
  });
  const [received] = shownCsv(statement.body).matchAll(/2027-03;([\d,]+);([\d,]+);/g);
  expect(received?.slice(1)).toEqual(['5,00', '12005,00']);
  expect(await audit()).toEqual([]);
});

test('interest that was booked as the agency’s before is moved to the landlord once, by an entry of today', async () => {
  const id = await lateLease('2027-06-01', { remindedOn: '2027-07-01' });
  const { id: invoiceId, interest } = await invoiceOf(id);
  // Booked as before interest was the landlord's.
  await app.runner.run(
    SYSTEM,
    (work) =>
      bookEntries(work, [
        {
          bookId: book.id,
          key: `before:${id}`,
          kind: 'fee',
          dated: '2027-07-01',
          lines: transferLines(interest, {
            debit: 'landlord_payable',
            credit: 'fee_income',
            leaseId: id,
          }),
        },
      ]),
    undefined,
  );
  await app.database.session(async (session) => {
    await session.query('update rent_letter_claim set is_landlords = null where invoice_id = $1', [
      invoiceId,
    ]);
    await session.query('update invoice set interest = 0 where id = $1', [invoiceId]);
  });
  await pay(id, RENT + interest + FEE, '2027-07-02');
  await perform('payouts.run', '2027-07-12');
  expect((await payouts(id))[0]).toEqual([['rent_invoice', 12_000]]);
  expect(await audit()).toEqual([]);
  await perform('arrears.remind', '2027-07-13');
  await perform('arrears.remind', '2027-07-14');
  expect(await balances(id)).toMatchObject({
    landlord_payable: -RENT - interest,
    fee_income: -FEE,
  });
  await perform('payouts.run', '2027-08-10');
  expect((await payouts(id))[0]).toEqual([['late_interest', kroner(interest)]]);
  expect(await audit()).toEqual([]);
});

test('waived interest is the landlord’s loss, and interest charged in error is no one’s', async () => {
  const id = await lateLease('2027-09-01', { remindedOn: '2027-10-01' });
  const { id: invoiceId, interest } = await invoiceOf(id);
  await pay(id, RENT + 100n, '2027-10-04');
  await app.api(
    'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id, reason: "Avtalt" }) { _id } }',
    { id: invoiceId },
    await newToken(app, silje),
  );
  expect(interest).toBeGreaterThan(100n);
  expect(await balances(id)).toMatchObject({
    tenant_receivable: 0n,
    fee_income: 0n,
    landlord_payable: -RENT - 100n,
  });
  expect(await audit()).toEqual([]);
  // The bank takes the payment back, and everything is written off again.
  await pay(id, -RENT - 100n, '2027-10-05');
  await app.api(
    'mutation ($id: ID!) { writeOffInvoice(inputData: { invoiceId: $id, reason: "Flyttet" }) { _id } }',
    { id: invoiceId },
    await newToken(app, silje),
  );
  expect(await balances(id)).toMatchObject({ tenant_receivable: 0n, landlord_payable: 0n });
  expect(await audit()).toEqual([]);
  const paidBefore = await lateLease('2027-11-01', { remindedOn: '2027-12-01' });
  await pay(paidBefore, RENT, '2027-11-30');
  expect(await balances(paidBefore)).toMatchObject({
    tenant_receivable: 0n,
    fee_income: 0n,
    landlord_payable: -RENT,
  });
  expect(await audit()).toEqual([]);
});

test('an agency that guarantees the rent keeps the interest: it has the claim', async () => {
  const id = await lateLease('2028-02-01', { remindedOn: '2028-03-02', guaranteeMonths: 2 });
  expect((await invoiceOf(id)).interest).toBe(0n);
  const { fee_income: income, landlord_payable: owed } = await balances(id);
  expect(owed).toBe(-RENT);
  expect(income).toBeLessThan(-FEE);
  expect(await audit()).toEqual([]);
});
