import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { ending, extension, lastPaidDay, tenantsChange } from './amendment.ts';

const problems = (parsed: { success: boolean; error?: { issues: readonly any[] } }) =>
  parsed.success
    ? []
    : fieldErrors(parsed.error!.issues).map(({ path, reason }) => `${path} ${reason}`);

describe('an extension', () => {
  const schema = extension({ endsOn: '2029-12-31' });
  test('is to a later day, or until further notice', () => {
    expect(schema.parse({ endsOn: '2032-12-31' })).toEqual({
      endsOn: '2032-12-31',
      fixedTermGround: null,
      fixedTermReason: null,
    });
    expect(schema.parse({}).endsOn).toBeNull();
    expect(problems(schema.safeParse({ endsOn: '2029-12-31' }))).toEqual(['endsOn swapped']);
    expect(
      schema.parse({
        endsOn: '2030-01-01',
        fixedTermGround: 'other',
        fixedTermReason: ' Ombygging ',
      }),
    ).toEqual({
      endsOn: '2030-01-01',
      fixedTermGround: 'other',
      fixedTermReason: 'Ombygging',
    });
  });
});

describe('an ending', () => {
  test('is today at the earliest, and before the agreed end', () => {
    const schema = ending({ today: '2027-03-01', endsOn: '2029-12-31' });
    expect(problems(schema.safeParse({ endsOn: '2027-02-28' }))).toEqual(['endsOn past']);
    expect(problems(schema.safeParse({ endsOn: '2029-12-31' }))).toEqual(['endsOn too_far']);
    expect(schema.parse({ endsOn: '2027-03-01', reason: ' Flytter ' })).toEqual({
      endsOn: '2027-03-01',
      reason: 'Flytter',
      lastMonthRent: 'by_days',
    });
    expect(problems(schema.safeParse({ endsOn: '2029-12-30' }))).toEqual([]);
    const open = ending({ today: '2027-03-01', endsOn: null });
    expect(open.parse({ endsOn: '2099-12-31', reason: ' ', lastMonthRent: 'whole_month' })).toEqual(
      {
        endsOn: '2099-12-31',
        reason: null,
        lastMonthRent: 'whole_month',
      },
    );
  });
});

test.each([
  ['by days, rent is paid until the last day', 'by_days', '2027-05-15', null, '2027-05-15'],
  ['as a whole month, until the month is over', 'whole_month', '2027-05-15', null, '2027-05-31'],
  [
    '… but no longer than it would have lasted',
    'whole_month',
    '2027-05-15',
    '2027-05-20',
    '2027-05-20',
  ],
  [
    'and until then where it would have lasted longer',
    'whole_month',
    '2027-05-15',
    '2027-12-31',
    '2027-05-31',
  ],
  ['of the last day of a month both are the same', 'whole_month', '2027-05-31', null, '2027-05-31'],
] as const)('the last month: %s', (_, lastMonthRent, endsOn, end, day) => {
  expect(lastPaidDay({ endsOn, lastMonthRent }, { endsOn: end })).toBe(day);
});

describe('a change of tenants', () => {
  const schema = tenantsChange({ today: '2027-03-01', renting: ['kari@x.no', 'ola@x.no'] });
  const from = '2027-04-01';
  const birthDate = '1990-01-02';
  const eva = { email: 'eva@x.no', name: 'Eva Berg', birthDate };
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      email: `p${index}@x.no`,
      name: 'Per',
      birthDate,
    }));

  test.each([
    ['one for another', { from, leaving: ['ola@x.no'], joining: [eva] }, []],
    ['one who leaves', { from, leaving: ['ola@x.no'], joining: [] }, []],
    ['no one', { from, leaving: [], joining: [] }, ['joining required']],
    [
      'all of them',
      { from, leaving: ['kari@x.no', 'ola@x.no'], joining: [] },
      ['leaving not_allowed'],
    ],
    [
      'a stranger who leaves',
      { from, leaving: ['eva@x.no'], joining: [] },
      ['leaving.0 not_allowed'],
    ],
    [
      'one who is there',
      { from, leaving: [], joining: [{ ...eva, email: 'kari@x.no' }] },
      ['joining.0.email not_allowed'],
    ],
    ['one twice', { from, leaving: [], joining: [eva, eva] }, ['joining.1.email not_allowed']],
    [
      'one who is not identified',
      { from, leaving: [], joining: [{ email: 'eva@x.no', name: 'Eva Berg' }] },
      ['joining.0.birthDate required'],
    ],
    ['tomorrow', { from: '2027-03-02', leaving: ['ola@x.no'], joining: [] }, []],
    [
      'no one left, but one who joins',
      { from, leaving: ['kari@x.no', 'ola@x.no'], joining: [eva] },
      [],
    ],
    [
      'one more than may rent together',
      { from, leaving: [], joining: many(9) },
      ['joining too_long'],
    ],
    ['as many as may rent together', { from, leaving: [], joining: many(8) }, []],
    ['one who is there, by capitals', { from, leaving: ['KARI@x.no'], joining: [] }, []],
    ['today', { from: '2027-03-01', leaving: ['ola@x.no'], joining: [] }, ['from past']],
  ])('%s', (_, input, expected) => {
    expect(problems(schema.safeParse(input))).toEqual(expected);
  });
});
