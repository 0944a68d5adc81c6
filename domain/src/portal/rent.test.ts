import { describe, expect, test } from 'vitest';

import { RENT_STATUSES } from '../leases/enums.ts';
import { amountStyle, invoiceInView, rentInView, rentPanelOf } from './rent.ts';

const claim = (dueOn: string, open: bigint, serial = 1) => ({ dueOn, open, serial });
const NOTHING = { overdue: 0n, surplus: 0n };

describe('the invoice a panel is about', () => {
  test('is the first with an amount owed', () => {
    const [paid, due, later] = [
      claim('2027-01-01', 0n),
      claim('2027-02-01', 100n),
      claim('2027-03-01', 100n),
    ];
    expect(invoiceInView([later, due, paid])).toBe(due);
  });

  test('is the latest when all are paid, and the first by number of those due on a day', () => {
    const [first, middle, last] = [
      claim('2027-01-01', 0n, 9),
      claim('2027-02-01', 0n, 8),
      claim('2027-03-01', 0n, 7),
    ];
    for (const claims of [
      [last, first, middle],
      [first, middle, last],
      [middle, last, first],
    ])
      expect(invoiceInView(claims)).toBe(last);
    const [one, other] = [claim('2027-02-01', 5n, 7), claim('2027-02-01', 5n, 8)];
    expect(invoiceInView([other, one])).toBe(one);
  });

  test('is null before the first', () => {
    expect(invoiceInView([])).toBeNull();
  });
});

describe('the amount next to a status', () => {
  const claims = [
    claim('2027-02-01', 100n, 1),
    claim('2027-02-01', 50n, 2),
    claim('2027-03-01', 9n),
  ];

  test.each([
    ['paid', NOTHING, null],
    ['over_paid', { overdue: 0n, surplus: 30n }, 30n],
    ['to_pay', NOTHING, 150n],
    ['outstanding', NOTHING, 150n],
    ['overdue', { overdue: 150n, surplus: 0n }, 150n],
    ['eviction_notice', { overdue: 150n, surplus: 0n }, 150n],
    ['eviction_notice_due', { overdue: 150n, surplus: 0n }, 150n],
  ] as const)('%s', (status, rent, amount) => {
    expect(rentInView(status, rent, claims)).toBe(amount);
  });
});

test('a paid invoice does not count among those due on a day', () => {
  const claims = [
    claim('2027-02-01', 100n, 1),
    claim('2027-02-01', 0n, 2),
    claim('2027-01-01', 0n, 3),
  ];
  expect(rentInView('to_pay', NOTHING, claims)).toBe(100n);
  expect(rentInView('overdue', { overdue: 70n, surplus: 0n }, claims)).toBe(70n);
  expect(rentInView('to_pay', NOTHING, [])).toBe(0n);
});

describe('the display of a status', () => {
  test.each([
    ['paid', 'green', 'next_invoice', 'all_invoices', 'hidden'],
    ['over_paid', 'blue', null, null, 'plus'],
    ['to_pay', 'plain', 'due', 'open_invoice', 'plain'],
    ['outstanding', 'plain', 'due', 'open_invoice', 'plain'],
    ['overdue', 'red', 'due', 'open_invoice', 'red'],
    ['eviction_notice', 'red', 'due', 'eviction_notice', 'red'],
    ['eviction_notice_due', 'red', 'notice_sent', 'eviction_letter', 'red'],
    ['a_word_of_tomorrow', 'plain', null, 'all_invoices', 'plain'],
  ])('%s', (status, colour, dated, opens, look) => {
    expect(rentPanelOf(status)).toEqual({ colour, dated, opens });
    expect(amountStyle(status)).toBe(look);
  });

  test('a payout has no amount, and every other status a row above', () => {
    expect(amountStyle('payout')).toBe('hidden');
    const known = RENT_STATUSES.filter((status) => rentPanelOf(status).dated !== null);
    expect(known).toHaveLength(RENT_STATUSES.length - 2);
  });
});
