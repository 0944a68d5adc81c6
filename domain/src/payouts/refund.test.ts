import { expect, it } from 'vitest';

import { receiverOf, type Named } from './refund.ts';

const OURS = '86011117947';
const THEIRS = '12345678903';
const shown = (account: string | null, name: string | null = null): Named => ({ account, name });

it.each([
  [shown(null), shown(THEIRS, 'Kari'), { account: THEIRS, name: 'Kari', isNamed: false }],
  [shown(null), shown(THEIRS), { account: THEIRS, name: '', isNamed: false }],
  [shown(THEIRS), shown(THEIRS), { account: THEIRS, name: '', isNamed: false }],
  [shown(OURS), shown(THEIRS, 'Kari'), { account: OURS, name: 'Kari', isNamed: true }],
  [shown(OURS, 'Ola'), shown(null), { account: OURS, name: 'Ola', isNamed: true }],
])('the receiver follows from the given %o and the payer %o', (named, payer, expected) => {
  expect(receiverOf(named, payer)).toEqual(expected);
});

it.each([
  ['a payer without an account', shown(null), shown(null, 'Kari'), ['account']],
  ['a foreign account', shown(null), shown('SE4550000000058398257466', 'Kari'), ['account']],
  ['an unknown payer', shown(null), shown(null), ['account', 'name']],
  ['a payer without a name', shown(OURS), shown(null), ['name']],
])('asks for the receiver of money from %s', (_, named, payer, fields) => {
  expect(() => receiverOf(named, payer)).toThrowError(
    expect.objectContaining({
      code: 'request.invalid',
      params: {
        fields: fields.map((field) => ({ path: `inputData.${field}`, reason: 'required' })),
      },
    }),
  );
});
