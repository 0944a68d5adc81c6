import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { leasePage } from '../../../testing/lease-page.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { recording } from '../../../testing/recorded-sql.ts';
import { sendForSigning, signerOf } from '../../../testing/signing.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createApp, type App } from '../../app.ts';
import { createLogger } from '../../platform/log.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { acceptPayments } from '../payments/public.ts';

/** Maximum number of statements of a lease's page (issue 9), and the four of its late rent. */
const MOST = 16;

let app: TestApp;
let counted: App;
let sent: { sql: string }[];
let people: Record<'tenant' | 'landlord' | 'agent', TestPerson>;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const book = await openBook(app, partnerId);
  people = {
    tenant: await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' }),
    landlord: await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' }),
    agent: await addPerson(app, {
      email: 'agent@x.no',
      name: 'Anne Agent',
      grants: [{ role: 'agent' as const, partnerId }],
    }),
  };
  const run = async (day: string) => {
    app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
    await app.jobs.perform('billing.issue_invoices');
    await app.dispatcher.settle();
    await app.jobs.perform('payouts.run');
  };
  await run('2026-12-01');
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: people.landlord,
    tenants: [people.tenant],
    startsOn: '2027-01-01',
    securityType: 'deposit_insurance',
  });
  await run('2026-12-20');
  const [{ kid } = { kid: null }] = await app.database.session((session) =>
    session.query<{ kid: string }>('select kid from invoice where lease_id = $1', [leaseId]),
  );
  await app.runner.run(SYSTEM, acceptPayments, [
    {
      id: crypto.randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      kid,
      amount: 500_000n,
      bookedOn: '2026-12-20',
      paidOn: '2026-12-20',
      text: null,
      counterparty: { account: null, name: null },
      reference: null,
      endToEndId: null,
      isReversal: false,
      isBrought: false,
      broughtById: null,
    },
  ]);
  await app.dispatcher.settle();
  await run('2027-01-12');
  await addPaperAndDeposit();
  const recorder = recording(app.database);
  sent = recorder.sent;
  counted = await createApp({
    config: app.config,
    clock: app.clock,
    log: createLogger(app.config),
    database: recorder.database,
    pages: false,
  });
});
afterAll(async () => {
  await counted.http.close();
  await app.close();
});

/**
 * The most data a page can have: a document out for signing, an invoiced insurance, and a claim on it with
 * proof.
 */
async function addPaperAndDeposit(): Promise<void> {
  const { orderId } = await sendForSigning(app, [signerOf(people.landlord, 'landlord', 1)]);
  await app.database.session(async (session) => {
    await session.query(
      `insert into lease_paper (id, kind, lease_id, language, edition, text, titles, signers, recipients, return_to,
         state, sent_at, due_at, order_id)
       values ($1, 'lease', $2, 'no', '2026-1', '{}', '{}', '[]', '[]', '/lease', 'signing', now(), now(), $3)`,
      [crypto.randomUUID(), leaseId, orderId],
    );
    await session.query(
      `insert into deposit (id, lease_id, landlord_id, type, amount, has_account_each, created_at, signed_on,
         insurance_fee, insurance_invoice_id)
       select $1, $2, $3, 'deposit_insurance', 3600000, false, now(), '2026-12-10', 576000, id
       from invoice where lease_id = $2 limit 1`,
      [crypto.randomUUID(), leaseId, people.landlord.id],
    );
    await session.query(
      `with sent as (
         insert into upload (key, owner_id, directive, title, permitted_at)
         values ('proof', $1, 'Files', 'Krav', now()) returning key
       ), proof as (
         insert into document (id, sent_key, key, owner_id, title, name, size, content_type, created_at)
         select $2, 'proof', key, $1, 'Krav', 'krav.pdf', 1, 'application/pdf', now() from sent returning id
       ), asked as (
         insert into deposit_release (id, deposit_id, ground, asked, notified_on, suit_shown_on)
         select $3, id, 'rent_claim', 700000, '2027-01-05', '2027-01-08' from deposit where lease_id = $4 returning id
       )
       insert into deposit_release_document (release_id, document_id, side)
       select asked.id, proof.id, 'landlord' from asked, proof`,
      [people.landlord.id, crypto.randomUUID(), crypto.randomUUID(), leaseId],
    );
  });
}

test.each(['tenant', 'landlord', 'agent'] as const)(
  'the whole page of a lease needs few queries, for its %s',
  async (who) => {
    const token = await newToken(app, people[who]);
    sent.length = 0;
    const response = await counted.http.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { host: 'localhost:3000', authorization: `Bearer ${token}` },
      payload: { query: leasePage(), variables: { id: leaseId } },
    });
    const { data, errors } = response.json();
    expect(errors).toBeUndefined();
    expect(data.getSingleLeaseForPublicSite).toMatchObject({
      side: who,
      amount: 7000,
      depositInsurance: { status: 'partially_paid' },
      nextPayoutDate: who === 'tenant' ? null : expect.any(String),
    });
    expect(sent.map(({ sql }) => sql).slice(MOST)).toEqual([]);
  },
);
