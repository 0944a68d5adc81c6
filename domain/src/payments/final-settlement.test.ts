import fc from 'fast-check';
import { expect, test } from 'vitest';

import { settlementDueOn, settlementOf } from './final-settlement.ts';

const INVOICE = { total: 300n, credited: 0n };
const on = (paidOn: string, amount: bigint) => ({ paidOn, amount });

test.each([
  ['nothing came', INVOICE, [], { paid: 0n, open: 300n, beyond: 0n, settledOn: null }],
  [
    'a part of it',
    INVOICE,
    [on('2027-03-02', 100n)],
    { paid: 100n, open: 200n, beyond: 0n, settledOn: null },
  ],
  [
    'all of it, in two parts that became known in another order',
    INVOICE,
    [on('2027-03-09', 200n), on('2027-03-02', 100n)],
    { paid: 300n, open: 0n, beyond: 0n, settledOn: '2027-03-09' },
  ],
  [
    'twice',
    INVOICE,
    [on('2027-03-02', 300n), on('2027-03-02', 300n)],
    { paid: 300n, open: 0n, beyond: 300n, settledOn: '2027-03-02' },
  ],
  [
    'after it was credited',
    { total: 300n, credited: 300n },
    [on('2027-03-02', 300n)],
    { paid: 0n, open: 0n, beyond: 300n, settledOn: null },
  ],
  [
    'part of it, and the rest was credited',
    { total: 300n, credited: 200n },
    [on('2027-03-02', 100n)],
    { paid: 100n, open: 0n, beyond: 0n, settledOn: '2027-03-02' },
  ],
  [
    'more than it, of which some was given back later',
    INVOICE,
    [on('2027-03-02', 320n), on('2027-03-20', -20n)],
    { paid: 300n, open: 0n, beyond: 0n, settledOn: '2027-03-02' },
  ],
  [
    'given back by a payout, and then taken back by the bank',
    { total: 300n, credited: 300n },
    [on('2027-03-02', 300n), on('2027-04-10', -300n), on('2027-04-12', -300n)],
    { paid: 0n, open: 0n, beyond: -300n, settledOn: null },
  ],
])('a landlord’s payment covers: %s', (_, invoice, payments, expected) => {
  expect(settlementOf(invoice, payments)).toEqual(expected);
});

test('every øre of any payments pays the settlement, or is surplus', () => {
  const amount = fc.bigInt({ min: -500n, max: 500n });
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 400n }),
      fc.bigInt({ min: 0n, max: 400n }),
      fc.array(amount),
      (total, input, amounts) => {
        const credited = input < total ? input : total;
        const payments = amounts.map((one) => on('2027-03-02', one));
        const { paid, open, beyond, settledOn } = settlementOf({ total, credited }, payments);
        expect(paid + beyond).toBe(amounts.reduce((sum, one) => sum + one, 0n));
        expect(paid + open).toBe(total - credited);
        expect(paid >= 0n && open >= 0n).toBe(true);
        // An amount is beyond only when nothing is open, and missing only when nothing is paid.
        if (beyond > 0n) expect(open).toBe(0n);
        if (beyond < 0n) expect(paid).toBe(0n);
        expect(settledOn !== null).toBe(paid > 0n && open === 0n);
      },
    ),
  );
});

test('is due two weeks later, on a day when banks work', () => {
  expect(settlementDueOn('2027-02-10')).toBe('2027-02-24');
  // Easter: 25, 26, 28 and 29 March are not business days.
  expect(settlementDueOn('2027-03-11')).toBe('2027-03-30');
});
