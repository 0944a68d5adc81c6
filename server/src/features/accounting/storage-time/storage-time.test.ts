import { afterAll, beforeAll, expect, test } from 'vitest';

import { openBook } from '../../../../testing/books.ts';
import { addPerson } from '../../../../testing/people.ts';
import { addSignedLease } from '../../../../testing/signed-leases.ts';
import { addPartner, createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { storageTimeCheck } from './storage-time-check.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const partnerId = await addPartner(app, 'nordbolig', 'Nordbolig');
  await openBook(app, partnerId);
  const landlord = await addPerson(app, { email: 'kari@x.no', name: 'Kari Nordmann' });
  const tenant = await addPerson(app, { email: 'ingrid@x.no', name: 'Ingrid Solheim' });
  app.clock.set(Temporal.Instant.from('2026-11-22T08:00:00Z'));
  const terms = { partnerId, landlord, tenants: [tenant], startsOn: '2026-12-01' };
  // One ends in 2026 and one never; both are booked in 2026.
  for (const endsOn of ['2026-12-31', null]) await addSignedLease(app, { ...terms, endsOn });
});
afterAll(() => app.close());

const checkOn = async (day: string) => {
  app.clock.set(Temporal.Instant.from(`${day}T12:00:00Z`));
  return storageTimeCheck.run({ runner: app.runner, clock: app.clock } as never);
};

test('leases and bookings are over time five years after their year, and not before', async () => {
  expect(await checkOn('2031-12-31')).toEqual([{ reason: 'storage_time.ok', values: {} }]);
  expect(await checkOn('2032-01-01')).toEqual([
    {
      reason: 'storage_time.over',
      values: { day: '2027-01-01', leases: '1', entries: expect.stringMatching(/^[1-9]/) },
    },
  ]);
});
