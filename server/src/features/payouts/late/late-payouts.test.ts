import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { acceptPayments } from '../../payments/public.ts';

let app: TestApp;
let kari: TestPerson;
let ingrid: TestPerson;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const book = await openBook(app, partnerId);
  kari = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  ingrid = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  await on('2026-12-01');
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord: kari,
    tenants: [ingrid],
    startsOn: '2027-01-01',
    payoutDay: 11,
  });
  await on('2026-12-20');
  const [{ kid } = { kid: null }] = await app.database.session((session) =>
    session.query<{ kid: string }>('select kid from invoice where lease_id = $1', [leaseId]),
  );
  await app.runner.run(SYSTEM, acceptPayments, [
    {
      id: crypto.randomUUID(),
      bookId: book.id,
      account: book.clientAccount,
      kid,
      amount: 1_200_000n,
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
  await on('2027-01-11');
});
afterAll(() => app.close());

async function on(day: string): Promise<void> {
  app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
  await app.jobs.perform('billing.issue_invoices');
  await app.dispatcher.settle();
  await app.jobs.perform('payouts.run');
}
async function latePayoutsOf(who: TestPerson) {
  const { data } = await app.api(
    `query ($id: ID!) {
      getSingleLeaseForPublicSite(queryData: { contractId: $id }) {
        payoutInfo { latePayouts { amount on reason expectedOn } } }
      getNotifications { data { kind } } }`,
    { id: leaseId },
    await newToken(app, who),
  );
  return {
    payouts: data.getSingleLeaseForPublicSite.payoutInfo?.latePayouts,
    notifications: data.getNotifications.data.filter(
      ({ kind }: { kind: string }) => kind === 'payout_late',
    ),
  };
}

test('a landlord is notified of an overdue payout once, with amount, reason and what to do', async () => {
  expect(await latePayoutsOf(kari)).toEqual({ payouts: [], notifications: [] });
  await app.jobs.perform('payouts.notify_late');
  await app.mails();
  await on('2027-01-12');
  expect((await latePayoutsOf(kari)).payouts).toEqual([
    { amount: 12_000, on: '2027-01-11', reason: 'account', expectedOn: null },
  ]);
  await app.jobs.perform('payouts.notify_late');
  await app.jobs.perform('payouts.notify_late');
  expect((await latePayoutsOf(kari)).notifications).toHaveLength(1);
  const mails = await app.mails();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'kari@x.no',
    subject: expect.stringContaining('forsinket'),
  });
  expect(mails[0]!.text).toContain('11.01.2027');
  expect(mails[0]!.text).toContain('/payout-details');
  // Tenants see nothing of payouts.
  expect(await latePayoutsOf(ingrid)).toEqual({ payouts: undefined, notifications: [] });
});
