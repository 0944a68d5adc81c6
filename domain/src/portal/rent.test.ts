import { describe, expect, test } from 'vitest';

import { RENT_STATUSES } from '../leases/enums.ts';
import { amountStyle, dueNextOf, invoiceInView, rentInView, rentPanelOf } from './rent.ts';

const claim = (dueOn: string, open: bigint, serial = 1) => ({ dueOn, open, serial });

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

describe('the invoices to pay next', () => {
  const [first, same, later] = [
    claim('2027-02-01', 100n, 1),
    claim('2027-02-01', 50n, 2),
    claim('2027-03-01', 9n, 3),
  ];
  const claims = [later, same, claim('2027-01-01', 0n, 4), first, claim('2027-02-01', 0n, 5)];

  test('are those of the first due date, and once one is overdue, all that are', () => {
    expect(dueNextOf(claims, '2027-02-01')).toEqual([first, same]);
    expect(dueNextOf(claims, '2027-03-01')).toEqual([first, same]);
    expect(dueNextOf(claims, '2027-03-02')).toEqual([first, same, later]);
    expect(dueNextOf([claim('2027-02-01', 0n)], '2027-03-02')).toEqual([]);
  });

  test.each([
    ['paid', null],
    ['over_paid', 30n],
    ['to_pay', 150n],
    ['outstanding', 150n],
    ['overdue', 150n],
    ['eviction_notice', 150n],
    ['eviction_notice_due', 150n],
  ] as const)('are summed beside the status, if it is %s', (status, amount) => {
    expect(rentInView(status, { dueNext: [first, same], surplus: 30n })).toBe(amount);
  });
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
