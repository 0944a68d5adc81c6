import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '@husvaer/domain/kernel/dates';
import { isBusinessDay } from '@husvaer/domain/legal/business-days';

import type { LeasePayouts } from './find-facts.ts';
import { nextPayoutOn } from './plan.ts';

test('the next payout is on a business day, however late the rent came', () => {
  const days = fc.nat(800).map((count) => addDays('2027-01-01', count));
  fc.assert(
    fc.property(
      fc.record({ from: days, dueOn: days, settledOn: fc.option(days) }),
      fc.integer({ min: 1, max: 28 }),
      fc.nat(30),
      ({ from, dueOn, settledOn }, payoutDay, waitDays) => {
        const known = {
          rent: { startsOn: '2027-01-01', endsOn: null, assignment: { payoutDay } },
          rents: [{ id: 'rent', total: 1n, credited: 0n, lost: 0n, open: 0n, dueOn, settledOn }],
          facts: { earlier: [] },
        } as unknown as LeasePayouts;
        const next = nextPayoutOn(known, { from, waitDays })!;
        expect(isBusinessDay(next)).toBe(true);
        expect(next >= from).toBe(true);
      },
    ),
  );
});
