import { describe, expect, test } from 'vitest';

import { tenancyLawOn } from '../legal/tenancy.ts';
import { lastDayAfterNotice, lawfulTerm, usualNoticeMonths } from './term.ts';

const LAW = tenancyLawOn('2026-11-20');

describe('a fixed term (husleieloven § 9-3)', () => {
  test.each([
    ['home', '2027-01-01', '2029-12-31', null, null, false],
    ['home', '2027-01-01', '2029-12-30', null, null, true],
    ['home', '2027-01-01', '2027-06-30', null, null, true],
    ['home', '2027-01-01', '2027-06-30', null, 'The landlord moves back in July.', false],
    ['home', '2027-01-01', '2027-06-30', 'own_use', null, false],
    ['home', '2027-01-01', '2027-06-30', 'other', null, true],
    ['home', '2027-01-01', '2027-06-30', 'other', 'The house is torn down.', false],
    ['at_landlords', '2027-01-01', '2027-12-31', null, null, false],
    ['at_landlords', '2027-01-01', '2027-12-30', null, null, true],
    ['room', '2027-01-01', '2027-12-31', null, null, true],
    ['home', '2028-02-29', '2031-02-27', null, null, false],
  ] as const)(
    '%s, %s to %s, ground %s, reason %s: too short %s',
    (kind, startsOn, endsOn, ground, reason, isTooShort) => {
      expect(lawfulTerm({ kind, startsOn, endsOn, ground, reason }, LAW)).toEqual({
        startsOn,
        endsOn: isTooShort ? null : endsOn,
        isTooShort,
      });
    },
  );

  test('no term is valid as none', () => {
    const none = { endsOn: null, ground: null, reason: null } as const;
    const wanted = { kind: 'home', startsOn: '2027-01-01', ...none } as const;
    expect(lawfulTerm(wanted, LAW)).toMatchObject({ endsOn: null, isTooShort: false });
  });
});

test.each([
  ['home', '2026-01-15', '2026-04-30'],
  ['home', '2026-01-31', '2026-04-30'],
  ['home', '2026-02-01', '2026-05-31'],
  ['home', '2026-11-30', '2027-02-28'],
  ['at_landlords', '2026-06-01', '2026-09-30'],
  ['room', '2026-02-01', '2026-03-01'],
  ['room', '2026-01-31', '2026-02-28'],
] as const)('notice of a %s on %s: until %s (§ 9-6)', (kind, givenOn, expected) => {
  const months = usualNoticeMonths(kind, LAW);
  expect(lastDayAfterNotice({ kind, givenOn, months })).toBe(expected);
});
