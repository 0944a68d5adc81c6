import { describe, expect, test } from 'vitest';

import type { AppError } from '../kernel/errors.ts';
import { parseInput } from '../kernel/validation.ts';
import { tenancyLawOn } from '../legal/tenancy.ts';
import { leaseTerms } from './terms.ts';

const TODAY = '2026-11-20';
const TERMS = {
  kind: 'home',
  startsOn: '2027-01-01',
  endsOn: '2029-12-31',
  mayGiveNotice: false,
  monthlyRent: 12_000,
  useCosts: ['water', 'electricity'],
  dueDay: 1,
  securityType: 'deposit_account',
  securityAmount: 36_000,
  houseRules: ' Ro etter klokka 23.\r\n\r\n\r\nIngen røyking inne. ',
};
const read = (changes: object) =>
  parseInput(leaseTerms({ today: TODAY, law: tenancyLawOn(TODAY) }), { ...TERMS, ...changes });

test('terms are read as they are stored', () => {
  expect(read({})).toEqual({
    kind: 'home',
    startsOn: '2027-01-01',
    endsOn: '2029-12-31',
    roomName: null,
    homeOf: null,
    fixedTermGround: null,
    fixedTermReason: null,
    mayGiveNotice: false,
    noticeMonths: 3,
    monthlyRent: 1_200_000n,
    useCosts: ['electricity', 'water'],
    dueDay: 1,
    rentCollection: null,
    rentAccount: null,
    securityType: 'deposit_account',
    securityAmount: 3_600_000n,
    houseRules: 'Ro etter klokka 23.\n\nIngen røyking inne.',
  });
});

test.each([
  [
    { kind: 'room', endsOn: null },
    { noticeMonths: 1, endsOn: null },
  ],
  [{ kind: 'room', noticeMonths: 2 }, { noticeMonths: 2 }],
  [{ securityAmount: 72_000 }, { securityAmount: 7_200_000n }],
  [
    { rentCollection: 'direct', rentAccount: '1234.56.78903' },
    { rentCollection: 'direct', rentAccount: '12345678903' },
  ],
  [{ endsOn: undefined }, { endsOn: null }],
  [
    { startsOn: '2027-01-31', endsOn: '2030-01-31' },
    { startsOn: '2027-01-31', endsOn: '2030-01-31' },
  ],
  [
    { startsOn: '2028-02-29', endsOn: '2127-02-28' },
    { startsOn: '2028-02-29', endsOn: '2127-02-28' },
  ],
  [
    { securityType: 'no_deposit', securityAmount: undefined },
    { securityType: 'no_deposit', securityAmount: null },
  ],
  [
    { securityType: 'no_deposit', securityAmount: 0 },
    { securityType: 'no_deposit', securityAmount: null },
  ],
  [{ endsOn: '2126-01-01' }, { endsOn: '2126-01-01' }],
])('%o is allowed', (changes, expected) => {
  expect(read(changes)).toMatchObject(expected);
});

describe('refused', () => {
  test.each([
    [{ securityAmount: 72_000.01 }, { securityAmount: 'too_big' }],
    [{ securityAmount: null }, { securityAmount: 'required' }],
    [{ securityAmount: 0 }, { securityAmount: 'required' }],
    [{ securityType: 'no_deposit' }, { securityAmount: 'not_allowed' }],
    [{ rentCollection: 'collected', rentAccount: '12345678903' }, { rentAccount: 'not_allowed' }],
    [{ rentCollection: 'direct', rentAccount: '12345678901' }, { rentAccount: 'wrong_format' }],
    [{ securityType: 'gold' }, { securityType: 'not_allowed' }],
    [{ endsOn: '2026-12-31' }, { endsOn: 'swapped' }],
    [{ endsOn: '2126-01-02' }, { endsOn: 'too_far' }],
    [{ endsOn: '9999-12-31' }, { endsOn: 'too_far' }],
    [{ startsOn: '2025-11-19' }, { startsOn: 'past' }],
    [{ startsOn: '2028-11-21', endsOn: null }, { startsOn: 'too_far' }],
    [{ startsOn: '2027-02-30' }, { startsOn: 'wrong_format' }],
    [{ monthlyRent: 0 }, { monthlyRent: 'too_small' }],
    [{ monthlyRent: 12_000.001 }, { monthlyRent: 'wrong_format' }],
    [{ monthlyRent: undefined }, { monthlyRent: 'required' }],
    [{ useCosts: ['internet'] }, { 'useCosts.0': 'not_allowed' }],
    [{ dueDay: 29 }, { dueDay: 'too_big' }],
    [{ noticeMonths: 0 }, { noticeMonths: 'too_small' }],
    [{ fixedTermReason: 'Ombygging' }, { fixedTermGround: 'required' }],
    [{ fixedTermGround: 'other' }, { fixedTermReason: 'required' }],
    [{ roomName: 'x'.repeat(101) }, { roomName: 'too_long' }],
    [{ houseRules: 'x'.repeat(5001) }, { houseRules: 'too_long' }],
    [{ contractFee: 2500 }, { contractFee: 'unknown_field' }],
  ])('%o', (changes, problems) => {
    try {
      read(changes);
      expect.unreachable();
    } catch (error) {
      const { fields } = (error as AppError).params as {
        fields: { path: string; reason: string }[];
      };
      expect(Object.fromEntries(fields.map(({ path, reason }) => [path, reason]))).toEqual(
        problems,
      );
    }
  });
});

test.each<[what: string, changes: object, fields: object[]]>([
  ['a year back', { startsOn: '2025-11-20' }, []],
  ['longer back', { startsOn: '2025-11-19' }, [{ path: 'startsOn', reason: 'past' }]],
  ['as far ahead as may be', { startsOn: '2028-11-20', endsOn: null }, []],
  [
    'farther ahead',
    { startsOn: '2028-11-21', endsOn: null },
    [{ path: 'startsOn', reason: 'too_far' }],
  ],
  ['an end on its first day', { endsOn: '2027-01-01' }, []],
  ['an end before it', { endsOn: '2026-12-31' }, [{ path: 'endsOn', reason: 'swapped' }]],
  ['rent due on the last day every month has', { dueDay: 28 }, []],
  ['rent due on the 29th', { dueDay: 29 }, [{ path: 'dueDay', reason: 'too_big' }]],
])('%s', (_, changes, fields) => {
  let refused: unknown[] = [];
  try {
    read(changes);
  } catch (error) {
    refused = (error as AppError).params['fields'] as unknown[];
  }
  expect(refused).toHaveLength(fields.length);
  expect(refused).toMatchObject(fields);
});
