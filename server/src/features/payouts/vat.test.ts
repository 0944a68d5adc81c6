/** @module-tag poppler-utils */
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { poppler } from '../../../testing/poppler.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { features } from '../../features.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { findBalances, type Book } from '../ledger/public.ts';

let app: TestApp;
let partnerId: string;
let book: Book;
let kari: TestPerson;
let agent: TestPerson;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId, { isInVat: false });
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  const grants = [{ role: 'agent' as const, partnerId }];
  agent = await addPerson(app, { email: 'agent@x.no', name: 'Anne Agent', grants });
  on('2026-12-20');
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    guaranteeMonths: 2,
  });
  await app.database.session((session) =>
    session.query("update assignment set management_type = 'percent', management_amount = 1000"),
  );
});
afterAll(() => app.close());

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
const as = async (person: TestPerson, query: string, variables: Record<string, unknown> = {}) =>
  app.api(query, variables, await newToken(app, person));
/** The payouts of a day, with all steps before it. */
const payDay = async (day: string) => {
  on(Temporal.PlainDate.from(day).subtract({ days: 20 }).toString());
  await app.jobs.perform('billing.issue_invoices');
  on(day);
  await app.dispatcher.settle();
  await app.jobs.perform('payouts.run');
  const { data } = await as(
    kari,
    `query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) {
      data { status vatNumber metaInfo { type amount vatAmount } } } }`,
    { id: leaseId },
  );
  const made = data.getFullPayoutHistory.data.find(({ status }: any) => status !== 'estimated');
  return { ...made, lines: made.metaInfo.map((line: any) => Object.values(line)) };
};
const balance = async (account: 'commission_income' | 'vat_payable') =>
  (await app.runner.read(SYSTEM, ({ tx }) => findBalances(tx, { bookId: book.id }), undefined)).get(
    account,
  );
const audit = async () => {
  const found = [];
  for (const feature of features)
    if (feature.audit) found.push(...(await app.runner.read(SYSTEM, feature.audit, undefined)));
  return found;
};
const invoice = async (lines: readonly object[]) =>
  (
    await as(
      agent,
      `mutation ($id: ID!, $lines: [LandlordInvoiceLineInput!]!) {
        addLandlordInvoice(inputData: { contractId: $id, lines: $lines }) { _id vatAmount } }`,
      { id: leaseId, lines },
    )
  ).data.addLandlordInvoice;
const credit = async (invoiceId: string, amount: number) =>
  (
    await as(
      agent,
      `mutation ($id: ID!, $amount: Kroner) {
        creditLandlordInvoice(inputData: { invoiceId: $id, amount: $amount, reason: "Feil" }) { vatAmount } }`,
      { id: invoiceId, amount },
    )
  ).data.creditLandlordInvoice.vatAmount;
/** The text of a document that was made. */
const paper = async (invoiceId: string) => {
  for (const worker of app.workers) await worker.runDue();
  const key = `documents/invoice-${invoiceId}.pdf`;
  return textOf((await app.runner.read(SYSTEM, ({ storage }) => storage.read(key), undefined))!);
};
const textOf = (pdf: Uint8Array): string =>
  poppler('pdftotext', pdf, '-layout').replaceAll('\u00a0', ' ');

test('an agency that is not registered charges no VAT', async () => {
  const made = await payDay('2027-01-11');
  expect(made.lines).toEqual([
    ['rent_invoice', 12_000, 0],
    ['management_commission', -1200, 0],
  ]);
  expect(made.vatNumber).toBeNull();
  expect(await invoice([{ name: 'Nøkler', amount: 500 }])).toMatchObject({ vatAmount: 0 });
  expect(await balance('commission_income')).toBe(-170_000n);
  expect(await audit()).toEqual([]);
});

test('once registered, its charges have VAT from then on, and its disbursements none', async () => {
  book = await openBook(app, partnerId, { isInVat: true });
  const made = await payDay('2027-02-10');
  expect(made.lines).toEqual([
    ['rent_invoice', 12_000, 0],
    ['management_commission', -1200, -240],
    ['landlord_invoice', -500, 0],
  ]);
  expect(made.vatNumber).toBe('NO 974 760 673 MVA');
  expect(await balance('vat_payable')).toBe(-24_000n);
  const added = await invoice([
    { name: 'Visning', amount: 1250 },
    { name: 'Rørlegger, utlegg', amount: 800, hasVat: false },
  ]);
  expect(added.vatAmount).toBe(250);
  expect(await balance('vat_payable')).toBe(-49_000n);
  expect(await balance('commission_income')).toBe(-170_000n - 96_000n - 180_000n);
  const text = await paper(added._id);
  expect(text).toContain('974 760 673 MVA');
  expect(text).toMatch(/Herav mva\. 25 %\s+250,00 kr/);
  expect(text).toContain('herav mva. 250,00 kr');
  // A refunded part has its share of the tax, and in the end all of it.
  expect(await credit(added._id, 1025)).toBe(125);
  expect(await credit(added._id, 1025)).toBe(125);
  expect(await balance('vat_payable')).toBe(-24_000n);
  expect(await audit()).toEqual([]);
});

test('a year’s statement shows how much of the deductions is VAT', async () => {
  on('2027-12-31');
  const response = await app.call({
    url: `/api/annual-statements/2027/statement.pdf?partnerId=${partnerId}`,
    headers: { authorization: `Bearer ${await newToken(app, kari)}` },
  });
  expect(textOf(response.rawPayload)).toMatch(/Mva\. i honorar og utlegg\s+240,00 kr/);
});
