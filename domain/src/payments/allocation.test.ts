import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../kernel/dates.ts';
import { allocate, paidInFullOn, type OwedInvoice, type Payment } from './allocation.ts';

const JAN: OwedInvoice = { id: 'jan', dueOn: '2027-01-04', serial: 1, owed: 100n };
const FEB: OwedInvoice = { id: 'feb', dueOn: '2027-02-01', serial: 2, owed: 100n };
const MAR: OwedInvoice = { id: 'mar', dueOn: '2027-03-01', serial: 3, owed: 100n };

let made = 0;
const paid = (amount: bigint, invoiceId: string | null, paidOn = '2027-01-10'): Payment => ({
  id: `p${(made += 1)}`.padEnd(3, '0'),
  paidOn,
  amount,
  invoiceId,
});
/** A refund of surplus. */
const back = (amount: bigint, paidOn: string): Payment => ({
  ...paid(-amount, null, paidOn),
  isRefund: true,
});
/** `jan 100 on 10.01.`, in order. */
const shown = (invoices: OwedInvoice[], payments: Payment[]) => {
  const { parts, surplus, missing } = allocate(invoices, payments);
  return [
    ...parts.map(({ invoiceId, amount, paidOn }) => `${invoiceId} ${amount} ${paidOn.slice(5)}`),
    ...(surplus > 0n ? [`surplus ${surplus}`] : []),
    ...(missing > 0n ? [`missing ${missing}`] : []),
  ];
};

describe('a payment pays', () => {
  test.each<[string, Payment[], string[]]>([
    ['the invoice of its KID', [paid(100n, 'feb')], ['feb 100 01-10']],
    ['the oldest without one', [paid(100n, null)], ['jan 100 01-10']],
    ['the oldest with an unknown one', [paid(100n, 'dec')], ['jan 100 01-10']],
    ['part of it', [paid(40n, 'jan'), paid(30n, 'jan')], ['jan 40 01-10', 'jan 30 01-10']],
    ['the oldest with what is left', [paid(150n, 'feb')], ['feb 100 01-10', 'jan 50 01-10']],
    [
      'nothing yet with what is left then',
      [paid(350n, 'jan')],
      ['jan 100 01-10', 'feb 100 01-10', 'mar 100 01-10', 'surplus 50'],
    ],
    [
      'in the order it was paid, not in which it is known',
      [paid(100n, 'jan', '2027-02-03'), paid(100n, null, '2027-01-04')],
      ['jan 100 01-04', 'feb 100 02-03'],
    ],
    [
      'nothing where the latest before it was taken back',
      [
        paid(100n, 'jan', '2027-01-04'),
        paid(-100n, 'jan', '2027-01-06'),
        paid(100n, 'jan', '2027-01-20'),
      ],
      ['jan 100 01-20'],
    ],
    [
      'nothing where the same amount was reversed before, whatever came later',
      [
        paid(-60n, 'jan', '2027-01-02'),
        paid(60n, 'jan', '2027-01-04'),
        paid(40n, 'jan', '2027-01-20'),
      ],
      ['jan 40 01-20'],
    ],
    [
      'nothing where it was taken back before it came',
      [paid(100n, 'jan', '2027-01-04'), paid(-100n, 'jan', '2027-01-03')],
      [],
    ],
    [
      'less where a part was taken back, by the same KID first',
      [
        paid(100n, 'jan', '2027-01-04'),
        paid(100n, 'feb', '2027-02-01'),
        paid(-30n, 'jan', '2027-02-05'),
      ],
      ['jan 70 01-04', 'feb 100 02-01'],
    ],
    [
      'less of the latest where no KID says which',
      [
        paid(100n, 'jan', '2027-01-04'),
        paid(100n, 'feb', '2027-02-01'),
        paid(-130n, null, '2027-02-05'),
      ],
      ['jan 70 01-04'],
    ],
    [
      'nothing where more was taken back than came',
      [paid(50n, 'jan'), paid(-80n, 'jan')],
      ['missing 30'],
    ],
    ['nothing with nothing', [paid(0n, 'jan')], []],
    [
      'as before a refund of the surplus, whichever payments add up to it',
      [
        paid(100n, null, '2027-01-04'),
        paid(200n, 'mar', '2027-01-05'),
        paid(100n, 'jan', '2027-01-06'),
        back(100n, '2027-04-01'),
        paid(10n, 'jan', '2027-04-02'),
      ],
      ['jan 100 01-04', 'mar 100 01-05', 'feb 100 01-05', 'surplus 10'],
    ],
    [
      'as if it had not been paid back where that was withdrawn',
      [paid(310n, 'jan', '2027-01-04'), back(10n, '2027-04-01'), back(-10n, '2027-04-03')],
      ['jan 100 01-04', 'feb 100 01-04', 'mar 100 01-04', 'surplus 10'],
    ],
    [
      'less where the bank took back what had been paid back',
      [
        paid(300n, 'jan', '2027-01-04'),
        paid(50n, 'jan', '2027-01-05'),
        back(50n, '2027-04-01'),
        paid(-50n, 'jan', '2027-04-02'),
      ],
      ['jan 100 01-04', 'feb 100 01-04', 'mar 50 01-04'],
    ],
  ])('%s', (_, payments, expected) => {
    expect(shown([MAR, JAN, FEB], payments)).toEqual(expected);
  });

  test('a surplus until there is a next invoice, then that invoice', () => {
    const payments = [paid(130n, 'jan')];
    expect(allocate([JAN], payments)).toMatchObject({
      left: [{ paymentId: payments[0]!.id, amount: 30n }],
      surplus: 30n,
    });
    expect(shown([JAN, FEB], payments)).toEqual(['jan 100 01-10', 'feb 30 01-10']);
  });

  test('nothing of an invoice without an amount owed', () => {
    expect(shown([{ ...JAN, owed: 0n }], [paid(100n, 'jan')])).toEqual(['surplus 100']);
  });
});

describe('an invoice is paid in full', () => {
  const [early, late] = [paid(60n, 'jan', '2027-01-04'), paid(40n, null, '2027-02-09')];
  test.each([
    ['when its last part was', JAN, [late, early], '2027-02-09'],
    ['not while something is owed', JAN, [early], null],
    ['not where nothing was paid', { ...JAN, owed: 0n }, [], null],
  ])('%s', (_, invoice, payments, expected) => {
    expect(paidInFullOn(invoice, allocate([invoice], payments).parts)).toBe(expected);
  });
});

const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays('2027-01-01', days));
const small = fc.bigInt({ min: 0n, max: 6n });
const invoices: fc.Arbitrary<OwedInvoice[]> = fc
  .array(fc.record({ dueOn: day, owed: small }), { maxLength: 6 })
  .map((all) => all.map((one, index) => ({ ...one, id: `i${index}`, serial: index })));
const payments: fc.Arbitrary<Payment[]> = fc
  .array(
    fc.record({
      paidOn: day,
      amount: fc.bigInt({ min: -6n, max: 12n }),
      invoiceId: fc.option(
        fc.nat(7).map((index) => `i${index}`),
        { nil: null },
      ),
      isRefund: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: `p${index}` })));
const sumOf = (all: readonly { amount: bigint }[]) =>
  all.reduce((sum, { amount }) => sum + amount, 0n);

test('every øre of any payments is allocated or surplus, and no invoice gets more than is owed', () => {
  fc.assert(
    fc.property(invoices, payments, (owed, came) => {
      const { parts, left, surplus, missing } = allocate(owed, came);
      expect(sumOf(parts) + surplus - missing).toBe(sumOf(came));
      expect(sumOf(left)).toBe(surplus);
      if (missing > 0n) expect([...parts, ...left]).toEqual([]);
      for (const { amount } of [...parts, ...left]) expect(amount).toBeGreaterThan(0n);
      for (const invoice of owed) {
        const own = sumOf(parts.filter(({ invoiceId }) => invoiceId === invoice.id));
        expect(own).toBeLessThanOrEqual(invoice.owed);
        if (surplus > 0n) expect(own).toBe(invoice.owed);
      }
      for (const payment of came) {
        const own = [...parts, ...left].filter(({ paymentId }) => paymentId === payment.id);
        expect(sumOf(own)).toBeLessThanOrEqual(payment.amount > 0n ? payment.amount : 0n);
      }
    }),
    { numRuns: 2000 },
  );
});

test('the order in which payments and invoices become known changes nothing', () => {
  const shuffled = fc.tuple(invoices, payments).chain(([owed, came]) =>
    fc.record({
      owed: fc.constant(owed),
      came: fc.constant(came),
      owedAgain: fc.shuffledSubarray(owed, { minLength: owed.length }),
      cameAgain: fc.shuffledSubarray(came, { minLength: came.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ owed, came, owedAgain, cameAgain }) => {
      expect(allocate(owedAgain, cameAgain)).toEqual(allocate(owed, came));
    }),
    { numRuns: 1000 },
  );
});

test('later payments leave earlier ones unchanged', () => {
  const later = fc.record({ amount: small, invoiceId: fc.constantFrom('i0', 'i3', null) });
  fc.assert(
    fc.property(invoices, payments, later, (owed, all, more) => {
      const came = all.filter(({ amount }) => amount > 0n);
      const before = allocate(owed, came).parts;
      const after = allocate(owed, [...came, { id: 'z', paidOn: '2027-02-01', ...more }]).parts;
      expect(after.slice(0, before.length)).toEqual(before);
    }),
  );
});

test('a fully reversed payment has no effect', () => {
  const once = fc.record({ paidOn: day, amount: fc.bigInt({ min: 20n, max: 30n }) });
  fc.assert(
    fc.property(invoices, payments, once, (owed, came, { paidOn, amount }) => {
      const both = [
        { id: 'x', paidOn, amount, invoiceId: 'i1' },
        { id: 'y', paidOn, amount: -amount, invoiceId: 'i1' },
      ];
      expect(allocate(owed, [...came, ...both])).toEqual(allocate(owed, came));
    }),
  );
});

test('in any order of invoices, payments, credits and refunds, a refund takes surplus that pays nothing before or after', () => {
  const act = fc.record({
    what: fc.constantFrom('issue', 'pay', 'credit', 'refund', 'withdraw'),
    days: fc.nat(1),
    amount: fc.bigInt({ min: 1n, max: 12n }),
    on: fc.nat(5),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
      const owed: OwedInvoice[] = [];
      const came: Payment[] = [];
      let today = '2027-01-01';
      for (const [index, { what, days, amount, on }] of acts.entries()) {
        today = addDays(today, days);
        const id = `${String(index).padStart(2, '0')}`;
        const before = allocate(owed, came);
        if (what === 'issue')
          owed.push({ id, dueOn: addDays(today, 5), serial: index, owed: amount });
        const invoice = owed[on];
        if (what === 'pay')
          came.push({ id, paidOn: today, amount, invoiceId: invoice?.id ?? null });
        if (what === 'credit' && invoice)
          owed[on] = { ...invoice, owed: invoice.owed > amount ? invoice.owed - amount : 0n };
        const isRefund = true;
        if (what === 'refund' && amount <= before.surplus)
          came.push({ id, paidOn: today, amount: -amount, invoiceId: null, isRefund });
        const refund = came.findLast((one) => one.isRefund);
        if (what === 'withdraw' && refund && refund.amount < 0n)
          came.push({ ...refund, id, amount: -refund.amount });
        const after = allocate(owed, came);
        expect(after.missing).toBe(0n);
        expect(sumOf(after.parts) + after.surplus).toBe(sumOf(came));
        if (what === 'refund') expect(paidOf(after)).toEqual(paidOf(before));
      }
    }),
    { numRuns: 2000 },
  );
});

/** What is paid of each invoice. */
const paidOf = ({ parts }: ReturnType<typeof allocate>) =>
  [...Map.groupBy(parts, ({ invoiceId }) => invoiceId)]
    .map(([id, own]) => [id, sumOf(own)])
    .toSorted();

test('a refund is taken from payments received by then', () => {
  const payments = [
    paid(100n, 'jan', '2027-01-04'),
    paid(60n, null, '2027-01-20'),
    back(30n, '2027-01-10'),
  ];
  // On the 4th there is no surplus: the 30 are taken from the payment of January.
  expect(shown([JAN, FEB], payments)).toEqual(['jan 70 01-04', 'jan 30 01-20', 'feb 30 01-20']);
});

test('a refund on the day of its payment is taken from that payment', () => {
  const payments = [
    paid(100n, 'jan', '2027-01-04'),
    paid(60n, null, '2027-01-20'),
    back(30n, '2027-01-20'),
  ];
  expect(shown([JAN, FEB], payments)).toEqual(['jan 100 01-04', 'feb 30 01-20']);
});

test('of two invoices that are due on a day, the one of the lower number is paid first', () => {
  const later = { ...JAN, id: 'a', serial: 9 };
  expect(shown([later, JAN], [paid(150n, null)])).toEqual(['jan 100 01-10', 'a 50 01-10']);
});

test('an invoice is paid in full when its last payment came, whatever else was paid', () => {
  const part = (invoiceId: string, paidOn: string, amount: bigint) => ({
    paymentId: paidOn,
    invoiceId,
    paidOn,
    amount,
  });
  const parts = [part('jan', '2027-01-04', 60n), part('feb', '2027-01-05', 40n)];
  expect(paidInFullOn(JAN, parts)).toBeNull();
  const more = [...parts, part('jan', '2027-01-09', 40n), part('feb', '2027-01-11', 60n)];
  expect(paidInFullOn(JAN, more)).toBe('2027-01-09');
  expect(paidInFullOn(FEB, more)).toBe('2027-01-11');
});

test('an invoice is paid in full on the day of the last of its payments', () => {
  const parts = allocate(
    [JAN],
    [
      paid(30n, 'jan', '2027-01-05'),
      paid(30n, 'jan', '2027-01-07'),
      paid(40n, 'jan', '2027-01-09'),
    ],
  ).parts;
  expect(paidInFullOn(JAN, parts)).toBe('2027-01-09');
  expect(paidInFullOn(JAN, parts.slice(0, 2))).toBeNull();
});

test('payments of a day count before reversals of that day, in any order', () => {
  const [first, second, back] = [
    paid(100n, 'jan', '2027-01-04'),
    paid(100n, 'jan', '2027-01-06'),
    paid(-100n, 'jan', '2027-01-06'),
  ];
  for (const ids of [
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
  ]) {
    const notified = [first, second, back].map((one, index) => ({ ...one, id: ids[index]! }));
    for (const payments of [
      notified,
      notified.toReversed(),
      [notified[2]!, notified[0]!, notified[1]!],
    ])
      expect(shown([JAN], payments)).toEqual(['jan 100 01-04']);
  }
});
