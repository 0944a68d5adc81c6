import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { sendForSigning, signerOf } from '../../../testing/signing.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { startPage } from '../../../testing/start-page.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Book } from '../ledger/public.ts';

let app: TestApp;
let nordbolig: string;
let fjordutleie: string;
let book: Book;
let people: Record<'tenant' | 'landlord' | 'agent' | 'janitor' | 'newcomer', TestPerson>;

beforeAll(async () => {
  app = await createTestApp();
  nordbolig = await addPartner(app, 'nordbolig', 'Nordbolig');
  fjordutleie = await addPartner(app, 'fjordutleie', 'Fjordutleie');
  book = await openBook(app, nordbolig);
  const as = (name: string, role?: 'agent' | 'janitor') =>
    addPerson(app, {
      ...{ email: `${name}@x.no`, name },
      ...(role && { grants: [{ role, partnerId: nordbolig }] }),
    });
  people = {
    tenant: await as('tenant'),
    landlord: await as('landlord'),
    agent: await as('agent', 'agent'),
    janitor: await as('janitor', 'janitor'),
    newcomer: await as('newcomer'),
  };
  const { tenant, landlord } = people;
  await on('2026-12-01');
  const terms = { landlord, tenants: [tenant], startsOn: '2027-01-01' };
  await addSignedLease(app, { ...terms, partnerId: nordbolig, endsOn: '2030-01-31' });
  // Without an agency, and without books of the house: the tenant pays the landlord.
  await addSignedLease(app, { ...terms, partnerId: null });
  await on('2026-12-20');
});
afterAll(() => app.close());

async function on(day: string): Promise<void> {
  app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
  await app.jobs.perform('invoicing.issue');
  await app.dispatcher.settle();
  await app.jobs.perform('payouts.run');
}

async function see(who: keyof typeof people, here: string | null = null) {
  const token = await newToken(app, people[who]);
  const { data, errors } = await app.api(startPage(), { id: here }, token);
  expect(errors).toBeUndefined();
  return data.getStartPage;
}

test('a tenant reads what to pay, by when and how; of a lease that nobody invoices, what was agreed', async () => {
  const { rented, letting, agency, care, trouble } = await see('tenant');
  expect({ letting, agency, care, trouble }).toEqual({
    ...{ letting: null, agency: null, care: null, trouble: null },
  });
  expect(rented).toMatchObject([
    {
      ...{ partnerName: 'Nordbolig', isInvoiced: true },
      due: { amount: 12_000, on: '2027-01-04', isLate: false },
      ...{ accountNumber: book.clientAccount, kidNumber: expect.stringMatching(/^\d+$/) },
      href: expect.stringMatching(/^http:\/\/nordbolig\.localhost:3000\/lease\//),
    },
    {
      ...{ partnerName: null, isInvoiced: false, due: null, monthlyRentAmount: 12_000 },
      href: expect.stringMatching(/^\/my-lease\//),
    },
  ]);
  const [there] = (await see('tenant', nordbolig)).rented;
  expect(there.href).toMatch(/^\/lease\//);
});

test('a landlord reads what is paid out next, and how the rent of each home stands', async () => {
  const { letting } = await see('landlord');
  expect(letting).toMatchObject({
    ...{ total: 2, needsAccount: true, latePayouts: [] },
    nextPayout: { on: '2027-01-11', amount: 12_000, isReceived: false, homes: 1 },
    counts: [
      { state: 'due', leases: 1, amount: 12_000 },
      { state: 'direct', leases: 1, amount: 0 },
    ],
  });
});

test('what is late comes first for all, and an agent reads how old it is', async () => {
  await on('2027-01-20');
  expect((await see('tenant')).rented[0].due).toMatchObject({ isLate: true, on: '2027-01-04' });
  expect((await see('landlord')).letting.leases[0]).toMatchObject({
    ...{ state: 'late', amount: 12_000, dueDate: '2027-01-04', tenants: ['tenant'] },
  });
  const { agency } = await see('agent', nordbolig);
  expect(agency).toMatchObject({
    ...{ name: 'Nordbolig', root: '', lateTotal: 1, endingTotal: 0, toApprove: null },
    late: [{ tenant: 'tenant', amount: 12_000, dueDate: '2027-01-04' }],
    arrears: [
      { from: 1, to: 14, leases: 0 },
      { from: 15, to: 30, leases: 1, amount: 12_000 },
      { from: 31, to: 60, leases: 0 },
      { from: 61, to: null, leases: 0 },
    ],
  });
  expect((await see('agent')).agency.root).toBe('http://nordbolig.localhost:3000');
});

test('each agency’s is for its own people alone', async () => {
  expect((await see('agent', fjordutleie)).agency).toBeNull();
  expect((await see('janitor', nordbolig)).agency).toBeNull();
  expect((await see('janitor', nordbolig)).care).toMatchObject({ total: 1, root: '' });
  expect((await see('janitor', fjordutleie)).care).toBeNull();
  expect((await see('tenant', nordbolig)).agency).toBeNull();
});

test('what waits for a signature is there while it is one’s turn', async () => {
  const { newcomer, agent } = people;
  await sendForSigning(app, [signerOf(newcomer, 'tenant', 1), signerOf(agent, 'agent', 2)]);
  await app.dispatcher.settle();
  expect((await see('newcomer')).toSign).toMatchObject([
    { href: expect.stringMatching(/^\/sign\//), titleNo: expect.any(String) },
  ]);
  expect((await see('agent', nordbolig)).toSign).toEqual([]);
});

test('nobody without an account has one', async () => {
  const { errors } = await app.api('{ getStartPage { toSign { _id } } }');
  expect(errors?.[0]?.extensions.code).toBe('accounts.login_required');
});
