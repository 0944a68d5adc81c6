import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { tenancyLawOn } from '../legal/tenancy.ts';
import { landlordsNotice, lastDayByNotice, mayBeGivenNotice, protestUntil } from './notice.ts';

const lease = {
  startsOn: '2025-01-01',
  endsOn: null,
  kind: 'home' as const,
  noticeMonths: 3,
};

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
    [null, false, true],
    [null, true, true],
    ['2029-12-31', false, false],
    ['2029-12-31', true, true],
  ])('of a lease until %s that says so %s: %s', (endsOn, mayGiveNotice, expected) => {
    expect(mayBeGivenNotice({ endsOn, mayGiveNotice })).toBe(expected);
  });

  const ROOM = { kind: 'room', endsOn: null } as const;
  test('by the landlord of a room, garage or store room needs no ground, and names none', () => {
    expect(landlordsNotice(ROOM).parse({})).toEqual({ ground: null, reason: null });
    expect(landlordsNotice(ROOM).safeParse({ ground: 'other', reason: 'Salg' }).success).toBe(
      false,
    );
  });

  test('by the landlord of a room says why within a fixed term', () => {
    const inTerm = landlordsNotice({ ...ROOM, endsOn: '2028-01-31' });
    expect(inTerm.safeParse({}).success).toBe(false);
    expect(inTerm.safeParse({ ground: 'other', reason: 'Salg' }).success).toBe(true);
  });

  test('by a landlord says why, in words', () => {
    expect(
      landlordsNotice({ kind: 'home', endsOn: null }).safeParse({ ground: 'own_use', reason: ' ' })
        .success,
    ).toBe(false);
    expect(
      landlordsNotice({ kind: 'home', endsOn: null }).safeParse({ reason: 'Vi flytter inn selv.' })
        .success,
    ).toBe(false);
    expect(
      landlordsNotice({ kind: 'home', endsOn: null }).parse({
        ground: 'own_use',
        reason: 'Vi flytter inn selv.',
      }),
    ).toEqual({
      ground: 'own_use',
      reason: 'Vi flytter inn selv.',
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
  const parsed = landlordsNotice({ kind: 'home', endsOn: null }).safeParse({
    ground: 'own_use',
    reason: ' ',
  });
  const issues = parsed.success ? [] : fieldErrors(parsed.error.issues);
  expect(issues).toMatchObject([{ path: 'reason', reason: 'required' }]);
});
