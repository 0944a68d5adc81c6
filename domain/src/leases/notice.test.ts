import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { tenancyLawOn } from '../legal/tenancy.ts';
import {
  givenNotice,
  lastDayByNotice,
  mayBeGivenNotice,
  noticeGrounds,
  protestUntil,
} from './notice.ts';

const lease = {
  startsOn: '2025-01-01',
  endsOn: null,
  kind: 'home' as const,
  noticeMonths: 3,
  mayGiveNotice: true,
};

const read = (...of: Parameters<typeof noticeGrounds>) =>
  givenNotice({ grounds: noticeGrounds(...of), isForLandlord: false, today: '2026-11-25' });

describe('notice', () => {
  test.each([
    ['to the end of the month', lease, '2026-01-15', '2026-04-30'],
    ['on the last day of a month', lease, '2026-01-31', '2026-04-30'],
    [
      'of a room, to any day',
      { ...lease, kind: 'room' as const, noticeMonths: 1 },
      '2026-01-15',
      '2026-02-15',
    ],
    [
      'of what begins later than it could end',
      { ...lease, startsOn: '2027-06-01' },
      '2026-01-15',
      '2027-06-01',
    ],
  ])('%s', (_, given, on, last) => {
    expect(lastDayByNotice(given, on)).toBe(last);
  });

  test.each([
    ['landlord', null, false, true],
    ['landlord', '2029-12-31', false, false],
    ['landlord', '2029-12-31', true, true],
    ['tenant', '2029-12-31', false, true],
  ] as const)(
    'by a %s of a lease until %s that says so %s: %s',
    (side, endsOn, mayGiveNotice, expected) => {
      expect(mayBeGivenNotice(side, { endsOn, mayGiveNotice })).toBe(expected);
    },
  );

  test('in a bound term is given with the period of the law, whatever a hidden one says', () => {
    const bound = { ...lease, endsOn: '2029-12-31', noticeMonths: 9 };
    expect(lastDayByNotice(bound, '2026-01-15')).toBe('2026-10-31');
    expect(lastDayByNotice({ ...bound, mayGiveNotice: false }, '2026-01-15')).toBe('2026-04-30');
  });

  const HOME = { kind: 'home', endsOn: null, mayGiveNotice: true } as const;
  const ROOM = { ...HOME, kind: 'room' } as const;
  const SALE = { ground: 'other', reason: 'Salg' };
  const REFUSED = { ground: 'sublet_refused', reason: 'Kari Holm ble avslått uten grunn.' };
  test.each([
    ['a landlord of a room needs no ground', 'landlord', ROOM, {}, true],
    ['and names none', 'landlord', ROOM, SALE, false],
    ['but says why within a term', 'landlord', { ...ROOM, endsOn: '2028-01-31' }, {}, false],
    ['with a ground', 'landlord', { ...ROOM, endsOn: '2028-01-31' }, SALE, true],
    ['a landlord says why, in words', 'landlord', HOME, { ground: 'own_use', reason: ' ' }, false],
    ['by a ground of the law', 'landlord', HOME, { reason: 'Vi flytter inn selv.' }, false],
    ['of their own', 'landlord', HOME, REFUSED, false],
    ['and has both', 'landlord', HOME, SALE, true],
    ['a tenant needs no ground', 'tenant', HOME, { reason: null }, true],
    ['and names none', 'tenant', HOME, REFUSED, false],
    [
      'but in a bound term',
      'tenant',
      { ...HOME, endsOn: '2029-12-31', mayGiveNotice: false },
      {},
      false,
    ],
    [
      'has the one of § 7-5',
      'tenant',
      { ...HOME, endsOn: '2029-12-31', mayGiveNotice: false },
      REFUSED,
      true,
    ],
  ] as const)('%s', (_, side, of, input, isValid) => {
    const parsed = read(side, of).safeParse(input);
    expect(parsed.success).toBe(isValid);
    if (parsed.success)
      expect(parsed.data).toEqual({ ground: null, reason: null, approvedOn: null, ...input });
  });

  test('by an agency says when the landlord approved it, today at the latest', () => {
    const byAgency = givenNotice({ grounds: [], isForLandlord: true, today: '2026-11-25' });
    expect(byAgency.safeParse({}).success).toBe(false);
    expect(byAgency.safeParse({ approvedOn: '2026-11-26' }).success).toBe(false);
    expect(byAgency.parse({ approvedOn: '2026-11-25' })).toMatchObject({
      approvedOn: '2026-11-25',
    });
  });

  test('may be objected to for a month', () => {
    expect(protestUntil('2026-05-29', tenancyLawOn('2026-05-29'))).toBe('2026-06-29');
    // 28 February 2026 is a Saturday, and Christmas is a holiday.
    expect(protestUntil('2026-01-31', tenancyLawOn('2026-01-31'))).toBe('2026-03-02');
    expect(protestUntil('2026-11-25', tenancyLawOn('2026-11-25'))).toBe('2026-12-28');
  });
});

test('a landlord’s notice without a reason is refused by its field', () => {
  const home = { kind: 'home', endsOn: null, mayGiveNotice: true } as const;
  const parsed = read('landlord', home).safeParse({ ground: 'own_use', reason: ' ' });
  const issues = parsed.success ? [] : fieldErrors(parsed.error.issues);
  expect(issues).toMatchObject([{ path: 'reason', reason: 'required' }]);
});
