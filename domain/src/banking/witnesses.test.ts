import { describe, expect, test } from 'vitest';

import { pairSums, unitsOf, type StatedPayment, type StatedSum } from './witnesses.ts';

const DAY = { account: '86011117947', bookedOn: '2027-03-01' };
const SUM: StatedSum = {
  ...DAY,
  id: 'sum',
  format: 'camt.053',
  amount: 300n,
  reference: null,
  party: null,
  name: null,
  isBrought: false,
  text: null,
  isSettled: false,
  witnesses: [],
};
const PAID: StatedPayment = {
  ...DAY,
  id: 'a',
  format: 'camt.054',
  fileId: 'f',
  amount: 100n,
  reference: null,
  party: null,
  name: null,
  isBrought: false,
  isTaken: false,
  entry: 1,
  statementId: 's',
  witnesses: [],
};
const payments = (...some: Partial<StatedPayment>[]) =>
  some.map((one, index) => ({ ...PAID, id: `p${index}`, ...one }));
const paired = (sums: Partial<StatedSum>[], some: Partial<StatedPayment>[]) =>
  Object.fromEntries(
    [
      ...pairSums(
        sums.map((one) => ({ ...SUM, ...one })),
        unitsOf(payments(...some)),
      ),
    ].map(([id, unit]) => [id, unit.payments.map((one) => one.id).join(' ')]),
  );

describe('a sum is paired', () => {
  test.each<[string, Partial<StatedPayment>[], object]>([
    ['with the payments of an entry', [{}, { amount: 200n }], { sum: 'p0 p1' }],
    [
      'with the entries of a statement',
      [{ amount: 100n }, { entry: 2, amount: 200n }, { entry: 3, statementId: 't', amount: 7n }],
      { sum: 'p0 p1' },
    ],
    [
      'with all payments of a file’s day',
      [{ statementId: null }, { entry: 2, statementId: 't', amount: 200n }],
      { sum: 'p0 p1' },
    ],
    ['with one payment', [{ amount: 300n }], { sum: 'p0' }],
    ['not with another sum', [{ amount: 301n }], {}],
    ['not with another day', [{ amount: 300n, bookedOn: '2027-03-02' }], {}],
    ['not with another account', [{ amount: 300n, account: '1' }], {}],
    ['not with its own kind of file', [{ amount: 300n, format: 'camt.053' }], {}],
    ['not with what its kind of file states', [{ amount: 300n, witnesses: ['camt.053'] }], {}],
    [
      'with what another kind of file states too',
      [{ amount: 300n, witnesses: ['ocr'] }],
      { sum: 'p0' },
    ],
  ])('%s', (_, some, pairs) => expect(paired([{}], some)).toEqual(pairs));

  test('with the unit of its reference before others of its amount', () => {
    const units = [
      { amount: 300n, entry: 1 },
      { amount: 300n, entry: 2, reference: 'R' },
    ];
    const sums = [
      { id: 'b', reference: 'R' },
      { id: 'a', reference: null },
    ];
    expect(paired(sums, units)).toEqual({ b: 'p1', a: 'p0' });
  });

  test('only where no other party is named', () => {
    const [kari, ola] = ['11111111111', '22222222222'];
    expect(paired([{ party: kari }], [{ amount: 300n, party: ola }])).toEqual({});
    expect(paired([{ party: kari }], [{ amount: 300n, party: kari }])).toEqual({ sum: 'p0' });
    // Another tenant may pay the same rent by KID.
    expect(paired([{ party: kari }], [{ amount: 300n }])).toEqual({});
    expect(paired([{ name: 'Kari' }], [{ amount: 300n }])).toEqual({});
    expect(paired([{ name: 'KARI  Moe' }], [{ amount: 300n, name: 'Kari Moe' }])).toEqual({
      sum: 'p0',
    });
    // The same name is no proof against two accounts; nor is a reference.
    const two = [{ party: kari, name: 'Kari', reference: 'R' }];
    expect(paired(two, [{ amount: 300n, party: ola, name: 'Kari', reference: 'R' }])).toEqual({});
    expect(
      paired(
        [{ party: kari }],
        [
          { amount: 100n, party: kari },
          { amount: 200n, party: ola },
        ],
      ),
    ).toEqual({});
  });

  test('with what a person brought only where the bank names nobody, and by KID', () => {
    const brought = { amount: 300n, isBrought: true, reference: 'R' };
    expect(paired([{}], [{ ...brought, name: 'Anne' }])).toEqual({});
    expect(paired([{ reference: 'R' }], [{ ...brought, party: '1' }])).toEqual({});
    expect(paired([{}], [{ ...brought, name: 'Anne', isTaken: true }])).toEqual({ sum: 'p0' });
    const named = { name: 'Kari', reference: 'R' };
    expect(paired([named], [{ ...brought, isTaken: true }])).toEqual({});
    // What the bank says stands for what a person brought.
    expect(paired([{ ...named, isBrought: true }], [{ amount: 300n, reference: 'R' }])).toEqual({
      sum: 'p0',
    });
  });

  test('the one that names least, and one that waits before a settled one', () => {
    const sums = [{ id: 'a', text: 'Husleie' }, { id: 'b' }, { id: 'c', isSettled: true }];
    expect(paired(sums, [{ amount: 300n }])).toEqual({ b: 'p0' });
  });

  test('by the bank’s reference only, where no statement has it', () => {
    const [notified, listed] = [
      { format: 'camt.054', reference: 'R' } as const,
      { amount: 300n, format: 'ocr' } as const,
    ];
    expect(paired([notified], [listed])).toEqual({});
    expect(paired([notified], [{ ...listed, reference: 'R' }])).toEqual({ sum: 'p0' });
    expect(paired([{ ...notified, witnesses: ['camt.053'] }], [listed])).toEqual({ sum: 'p0' });
  });

  test('once, and a payment is in one sum of each kind of file', () => {
    expect(paired([{ id: 'a' }, { id: 'b' }], [{ amount: 300n }])).toEqual({ a: 'p0' });
    const both = [{ id: 'a' }, { id: 'b', format: 'ocr', reference: 'R' }] as const;
    expect(paired([...both], [{ amount: 300n, reference: 'R' }])).toEqual({ a: 'p0', b: 'p0' });
  });
});
