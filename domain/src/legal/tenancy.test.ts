import { expect, test } from 'vitest';

import { TENANCY_LAWS, tenancyLawOn } from './tenancy.ts';

test.each(['1999-12-31', '2000-01-01', '2026-11-27'])(
  'a lease of %s has the terms of husleieloven',
  (day) => {
    expect(tenancyLawOn(day)).toEqual({
      since: '2000-01-01',
      securityRents: 6,
      advanceMonths: 1,
      fixedTermMonths: 36,
      fixedTermMonthsAtLandlords: 12,
      noticeMonths: 3,
      noticeMonthsOfRoom: 1,
      protestMonths: 1,
      adjustmentMonths: 12,
      adjustmentNoticeMonths: 1,
    });
  },
);

test('the law is listed as it changed, the oldest first', () => {
  const days = TENANCY_LAWS.map(({ since }) => since);
  expect(days).toEqual(days.toSorted());
});
