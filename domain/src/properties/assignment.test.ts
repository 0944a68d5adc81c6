import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { assignmentTerms } from './assignment.ts';

const INPUT = {
  startsOn: '2026-12-01',
  endsOn: null,
  brokering: { type: 'fixed', amount: 9900.5 },
  hadOtherBroker: true,
  management: { type: 'percent', amount: 7.25 },
  addons: [{ name: ' Nøkler ', amount: 150 }],
  payoutDay: 15,
  guaranteeMonths: 3,
};
const refused = (input: object) => {
  const parsed = assignmentTerms.safeParse({ ...INPUT, ...input }, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};

test('kroner are stored as øre, and per cent as hundredths', () => {
  expect(assignmentTerms.parse(INPUT)).toEqual({
    ...INPUT,
    brokering: { type: 'fixed', amount: 990_050n },
    management: { type: 'percent', amount: 725n },
    addons: [{ name: 'Nøkler', amount: 15_000n }],
  });
});

test('a missing end or commission is null', () => {
  const { endsOn: _, brokering: __, management: ___, ...rest } = INPUT;
  expect(assignmentTerms.parse(rest)).toMatchObject({
    endsOn: null,
    brokering: null,
    management: null,
  });
});

test.each<[what: string, input: object, errors: object[]]>([
  ['all of the rent', { management: { type: 'percent', amount: 100 } }, []],
  [
    'more than the rent',
    { management: { type: 'percent', amount: 100.01 } },
    [{ path: 'management.amount', reason: 'too_big', params: { maximum: 100 } }],
  ],
  ['more than a hundred kroner', { management: { type: 'fixed', amount: 101 } }, []],
  [
    'a part of an øre',
    { brokering: { type: 'percent', amount: 1.001 } },
    [{ path: 'brokering.amount', reason: 'wrong_format' }],
  ],
  [
    'a commission below nothing',
    { brokering: { type: 'fixed', amount: -1 } },
    [{ path: 'brokering.amount', reason: 'too_small' }],
  ],
  ['an end on its first day', { endsOn: '2026-12-01' }, []],
  [
    'an end before its first day',
    { endsOn: '2026-11-30' },
    [{ path: 'endsOn', reason: 'swapped' }],
  ],
  ['a payout on the 29th', { payoutDay: 29 }, [{ path: 'payoutDay', reason: 'too_big' }]],
  ['a payout on day 0', { payoutDay: 0 }, [{ path: 'payoutDay', reason: 'too_small' }]],
  ['no guarantee', { guaranteeMonths: null }, []],
  [
    'a guarantee of no month',
    { guaranteeMonths: 0 },
    [{ path: 'guaranteeMonths', reason: 'too_small' }],
  ],
  ['an addon without a name', { addons: [{ name: ' ', amount: 1 }] }, [{ path: 'addons.0.name' }]],
])('%s', (_, input, errors) => {
  expect(refused(input)).toMatchObject(errors);
  expect(refused(input)).toHaveLength(errors.length);
});
