import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { addPartnerKey, partnerCalls } from '../../../testing/partner-key.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { Book } from '../ledger/public.ts';
import { acceptPayments } from '../payments/public.ts';

let app: TestApp;
let landlord: TestPerson;
let tenant: TestPerson;
let agent: TestPerson;
let leaseId: string;
let partnerId: string;
let book: Book;

beforeAll(async () => {
  app = await createTestApp();
  partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  book = await openBook(app, partnerId);
  landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  tenant = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  agent = await addPerson(app, {
    email: 'agent@x.no',
    name: 'Anne Agent',
    grants: [{ role: 'agent', partnerId }],
  });
  app.clock.set(Temporal.Instant.from('2026-12-01T09:00:00Z'));
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord,
    tenants: [tenant],
    startsOn: '2026-12-15',
    brokering: 800_050n,
  });
});
afterAll(() => app.close());

const query = (text: string, id = leaseId) =>
  app.database.session((session) => session.query<Record<string, unknown>>(text, [id]));
const ask = async (who: TestPerson, text: string, id: string | null = leaseId) => {
  const { data, errors } = await app.api(text, { id }, await newToken(app, who));
  return errors?.[0]?.extensions.code ?? data;
};
const consent = (who: TestPerson) =>
  ask(
    who,
    'mutation ($id: ID!) { consentToBrokering(inputData: { contractId: $id }) { awaitsBrokeringConsent } }',
  );
/** The payouts as the agency reads them, the expected one first. */
const payouts = async () => {
  const { getFullPayoutHistory: all } = await ask(
    agent,
    `query ($id: ID!) { getFullPayoutHistory(queryData: { contractId: $id }) {
      data { status awaitsBrokeringConsent brokeringCommission } } }`,
  );
  return all.data;
};
const awaits = async (who: TestPerson) => {
  const { getSingleLeaseForPublicSite: lease } = await ask(
    who,
    `query ($id: ID!) { getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
      awaitsBrokeringConsent } }`,
  );
  return lease.awaitsBrokeringConsent;
};
const toConsent = async () => {
  const { getStartPage: start } = await ask(
    landlord,
    'query ($id: ID) { getStartPage(queryData: { partnerId: $id }) { letting { toConsent { contractId href } } } }',
    partnerId,
  );
  return start.letting.toConsent;
};
const AWAITED = { status: 'estimated', awaitsBrokeringConsent: true, brokeringCommission: 0 };
const TAKEN = { awaitsBrokeringConsent: false, brokeringCommission: -8000.5 };

test('the landlord is asked by mail, on the site and on the start page, and the agency sees that', async () => {
  const path = `/lease/${leaseId}#brokering`;
  const asked = (await app.mails()).filter(
    ({ to, text }) => to === landlord.email && text.includes(path),
  );
  expect(asked).toMatchObject([{ text: expect.stringMatching(/8,?\s?000[.,]50/) }]);
  const { getNotifications } = await ask(
    landlord,
    'query ($id: ID) { getNotifications { data { kind path } } getStartPage(queryData: { partnerId: $id }) { toSign { _id } } }',
    null,
  );
  expect(getNotifications.data).toContainEqual({ kind: 'brokering_consent_needed', path });
  expect(await toConsent()).toEqual([{ contractId: leaseId, href: `/lease/${leaseId}` }]);
  expect(await awaits(landlord)).toBe(true);
  expect(await awaits(agent)).toBe(true);
  expect(await awaits(tenant)).toBe(false);
  expect(await payouts()).toEqual([AWAITED]);
});

test('a lease without a brokering commission asks for nothing', async () => {
  await app.mails();
  const other = { partnerId, landlord, tenants: [tenant], startsOn: '2026-12-20' };
  for (const brokering of [undefined, 0n])
    await addSignedLease(app, { ...other, ...(brokering !== undefined && { brokering }) });
  const mails = (await app.mails()).map(({ text }) => text);
  expect(mails.filter((text) => text.includes('#brokering'))).toEqual([]);
  expect(await toConsent()).toHaveLength(1);
});

test('a brokering commission is taken off the rent once, when the landlord of the signed lease consents', async () => {
  for (const other of [tenant, agent]) expect(await consent(other)).toBe('leases.not_found');
  await query(`update lease set paper = 'draft' where id = $1`);
  expect(await consent(landlord)).toBe('leases.not_found');
  await query(`update lease set paper = 'signed' where id = $1`);

  const consented = { consentToBrokering: { awaitsBrokeringConsent: false } };
  expect(await consent(landlord)).toEqual(consented);
  expect(await consent(landlord)).toEqual(consented);
  expect(await toConsent()).toEqual([]);
  expect(await payouts()).toEqual([{ status: 'estimated', ...TAKEN }]);
  const events = await query(
    `select name from lease_event where lease_id = $1 and name = 'brokering_consented'`,
  );
  expect(events).toHaveLength(1);

  const partner = partnerCalls(app, await addPartnerKey(app, partnerId));
  const { body } = await partner('GET', `/leases/${leaseId}`);
  expect(body.brokeringConsentedAt).toBe(app.clock.now().toString());
});

test('a payout that was made before the consent has no commission, and of those after it one has', async () => {
  await query('update lease set brokering_consented_at = null where id = $1');
  for (const month of ['2027-01', '2027-02', '2027-03']) {
    if (month === '2027-02') expect(await consent(landlord)).toHaveProperty('consentToBrokering');
    app.clock.set(Temporal.Instant.from(`${month}-01T09:00:00Z`));
    await app.jobs.perform('billing.issue_invoices');
    await app.dispatcher.settle();
    await pay();
    app.clock.set(Temporal.Instant.from(`${month}-20T09:00:00Z`));
    await app.jobs.perform('payouts.run');
    await app.dispatcher.settle();
  }
  const made = (await payouts()).filter(({ status }: any) => status !== 'estimated');
  expect(made.map((one: any) => one.brokeringCommission)).toEqual([0, -8000.5, 0]);
});

/** Pays all open rent of the lease through the bank. */
async function pay() {
  const open = await query(
    `select kid, (total - credited - paid)::text as open from invoice
      where lease_id = $1 and kind = 'rent' and total > credited + paid`,
  );
  const paidOn = app.clock.today().toString();
  const lines = open.map(({ kid, open: amount }) => ({
    id: crypto.randomUUID(),
    bookId: book.id,
    account: book.clientAccount,
    amount: BigInt(amount as string),
    bookedOn: paidOn,
    paidOn,
    kid: kid as string,
    text: null,
    counterparty: { account: null, name: null },
    reference: null,
    endToEndId: null,
    isReversal: false,
    isBrought: false,
    broughtById: null,
  }));
  await app.runner.run(SYSTEM, acceptPayments, lines);
  await app.dispatcher.settle();
}
