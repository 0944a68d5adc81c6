import { expect, it } from 'vitest';

import { receiverOf, type Named } from './refund.ts';

const OURS = '86011117947';
const THEIRS = '12345678903';
const said = (account: string | null, name: string | null = null): Named => ({ account, name });

it.each([
  [said(null), said(THEIRS, 'Kari'), { account: THEIRS, name: 'Kari', isNamed: false }],
  [said(null), said(THEIRS), { account: THEIRS, name: '', isNamed: false }],
  [said(THEIRS), said(THEIRS), { account: THEIRS, name: '', isNamed: false }],
  [said(OURS), said(THEIRS, 'Kari'), { account: OURS, name: 'Kari', isNamed: true }],
  [said(OURS, 'Ola'), said(null), { account: OURS, name: 'Ola', isNamed: true }],
])('the receiver follows from the given %o and the payer %o', (named, payer, expected) => {
  expect(receiverOf(named, payer)).toEqual(expected);
});

it.each([
  ['a payer without an account', said(null), said(null, 'Kari'), ['account']],
  ['a foreign account', said(null), said('SE4550000000058398257466', 'Kari'), ['account']],
  ['an unknown payer', said(null), said(null), ['account', 'name']],
  ['a payer without a name', said(OURS), said(null), ['name']],
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
