import { afterAll, beforeAll, expect, test } from 'vitest';

import { yearOf } from '@husvaer/domain/payouts/year';

import { camt054 } from '../../../../testing/bank-files.ts';
import { receiveFromBank } from '../../../../testing/banking.ts';
import { openBook } from '../../../../testing/books.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { closeBooks, findBalances, lockPeriods } from '../../ledger/public.ts';
import { findLetHomes } from './find-movements.ts';

const ACCOUNT = '86011117947';
const RENT = 1_200_000n;
let app: TestApp;
let bookId: string;
let leaseId: string;

const on = (day: string): void => app.clock.set(Temporal.Instant.from(`${day}T09:00:00Z`));
async function settle() {
  for (const worker of app.workers) await worker.runDue();
  await app.dispatcher.settle();
}
const closeUntil = async (work: Work, until: string) => {
  await lockPeriods(work.tx, bookId);
  await closeBooks(work, bookId, until);
};

beforeAll(async () => {
  app = await createTestApp();
  on('2026-11-01');
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  const book = { kidSource: 'camt.054', clientAccount: ACCOUNT } as const;
  bookId = (await openBook(app, partnerId, book)).id;
  const landlord = await addPerson(app, { email: 'eier@x.no', name: 'Eva Eier' });
  const tenant = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  leaseId = await addSignedLease(app, {
    partnerId,
    landlord,
    tenants: [tenant],
    startsOn: '2026-12-01',
  });
  on('2026-11-20');
  await app.jobs.perform('billing.issue_invoices');
  await settle();
});
afterAll(() => app.close());

/** What belongs to the landlord and is not paid out, by the ledger: less the rent that nobody has paid. */
async function heldOn(day: string): Promise<bigint> {
  const input = { bookId, leaseId, on: day };
  const of = await app.runner.read(SYSTEM, ({ tx }) => findBalances(tx, input), undefined);
  return -(of.get('landlord_payable') ?? 0n) - (of.get('tenant_receivable') ?? 0n);
}

test('a year has what the ledger has: rent that came when the year was closed is in the next one', async () => {
  on('2027-01-02');
  await app.runner.run(SYSTEM, closeUntil, '2026-12-31');
  on('2027-01-04');
  const [{ kid }] = (await app.database.session((session) =>
    session.query('select kid from invoice where lease_id = $1 order by serial', [leaseId]),
  )) as [{ kid: string }];
  const paid = { amount: RENT, paidOn: '2026-12-30', bookedOn: '2027-01-04', kid };
  await receiveFromBank(app, camt054({ account: ACCOUNT, id: 'N1', payments: [paid] }));
  await settle();
  const homes = await app.runner.read(SYSTEM, ({ tx }) => findLetHomes(tx, [leaseId]), undefined);
  const movements = homes.flatMap((home) => home.movements);
  expect(movements).toContainEqual({ on: '2027-01-01', kind: 'received', amount: RENT });
  for (const year of [2026, 2027])
    expect(yearOf(movements, year).closing).toBe(await heldOn(`${year}-12-31`));
});
