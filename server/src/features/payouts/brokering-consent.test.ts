import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../testing/books.ts';
import { addPerson, newToken, type TestPerson } from '../../../testing/people.ts';
import { addSignedLease } from '../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let landlord: TestPerson;
let tenant: TestPerson;
let agent: TestPerson;
let leaseId: string;

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
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
  });
  await query(
    `update assignment set brokering_type = 'fixed', brokering_amount = 800050
      where id = (select assignment_id from lease where id = $1)`,
  );
  await app.jobs.perform('billing.issue_invoices');
});
afterAll(() => app.close());

const query = (text: string, id = leaseId) =>
  app.database.session((session) => session.query<Record<string, unknown>>(text, [id]));
const consent = async (who: TestPerson) => {
  const { data, errors } = await app.api(
    'mutation ($id: ID!) { consentToBrokering(inputData: { contractId: $id }) { mayConsentToBrokering } }',
    { id: leaseId },
    await newToken(app, who),
  );
  return errors?.[0]?.extensions.code ?? data.consentToBrokering.mayConsentToBrokering;
};
const expected = async (): Promise<number | undefined> => {
  const { data } = await app.api(
    'query ($id: ID!) { getNextPayout(queryData: { contractId: $id }) { metaInfo { type amount } } }',
    { id: leaseId },
    await newToken(app, agent),
  );
  const lines: { type: string; amount: number }[] = data.getNextPayout.metaInfo;
  expect(lines.map(({ type }) => type)).toContain('rent_invoice');
  return lines.find(({ type }) => type === 'brokering_commission')?.amount;
};

test('a brokering commission is taken off the rent when the landlord of the signed lease consents', async () => {
  expect(await expected()).toBeUndefined();
  for (const other of [tenant, agent]) expect(await consent(other)).toBe('leases.not_found');
  await query(`update lease set paper = 'draft' where id = $1`);
  expect(await consent(landlord)).toBe('leases.not_found');
  await query(`update lease set paper = 'signed' where id = $1`);

  expect(await consent(landlord)).toBe(false);
  expect(await consent(landlord)).toBe(false);
  expect(await expected()).toBe(-8000.5);
  const events = await query(
    `select name from lease_event where lease_id = $1 and name = 'brokering_consented'`,
  );
  expect(events).toHaveLength(1);
});
