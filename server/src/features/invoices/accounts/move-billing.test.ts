import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import type { Work } from '../../../platform/work.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { advanceBilling, findBilling, planBilling, stateLandlordAddress } from '../public.ts';

let app: TestApp;
let leaseId: string;
beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const landlord = await addPerson(app, { email: 'lets@x.no' });
  const tenants = [await addPerson(app, { email: 'rents@x.no' })];
  leaseId = await addSignedLease(app, { partnerId, landlord, tenants, startsOn: '2027-01-01' });
});
afterAll(() => app.close());

const run = (verb: (work: Work) => Promise<void>) => app.runner.run(SYSTEM, verb, undefined);
const invoicedTo = async () =>
  (await app.runner.read(SYSTEM, ({ tx }) => findBilling(tx, leaseId), undefined))!.invoicedTo;

test('an invoice only moves the last invoiced day forward, and a plan only back', async () => {
  const to = (day: string) => ({ leaseId, invoicedTo: day, nextDueOn: null });
  const advance = (day: string) => run(({ tx }) => advanceBilling(tx, [to(day)]));
  const plan = (day: string) => run(({ tx }) => planBilling(tx, to(day)));
  await advance('2027-04-30');
  await expect(advance('2027-03-31')).rejects.toThrow('invoiced for later days');
  await expect(plan('2027-05-31')).rejects.toThrow('not invoiced up to 2027-05-31');
  expect(await invoicedTo()).toBe('2027-04-30');
  await plan('2027-03-31');
  expect(await invoicedTo()).toBe('2027-03-31');
});

test('the address of a landlord whose lease is not invoiced is refused', async () => {
  const state = (id: string) =>
    run(({ tx }) => stateLandlordAddress(tx, id, 'Torget 1, 0155 Oslo'));
  await expect(state(crypto.randomUUID())).rejects.toMatchObject({ code: 'invoicing.not_found' });
  await state(leaseId);
});
