import { describe, expect, test } from 'vitest';

import { INVOICE_STATUSES } from '../invoices/enums.ts';
import { colourInLease, invoiceActions, sideOfInvoice } from './invoices.ts';

/** Section 4 of the specification, “Invoice list colours”; * is our own choice, since it names none. */
const COLOURS = {
  credited: 'red',
  lost: 'red',
  overdue: 'red',
  eviction_notice_due: 'red',
  failed: 'red', // *
  paid: 'green',
  active: 'green',
  completed: 'green',
  balanced: 'green',
  fees_paid: 'teal',
  partially_paid: 'blue',
  over_paid: 'blue',
  waiting_for_payment: 'blue', // *
  created: 'grey',
  upcoming: 'grey', // *
  new: 'grey',
  canceled: 'grey',
  fees_due: 'grey',
  partially_credited: 'grey',
  sent: 'grey', // *
  unpaid: 'grey', // *
  outstanding: 'grey', // *
  pending: 'grey', // *
};

test.each(Object.entries(COLOURS))('%s is %s', (status, colour) => {
  expect(colourInLease(status)).toBe(colour);
});

test('every status has its colour, and an unknown one is grey', () => {
  expect(Object.keys(COLOURS).toSorted()).toEqual([...INVOICE_STATUSES].toSorted());
  expect(['disputed', '', 'constructor'].map(colourInLease)).toEqual(['grey', 'grey', 'grey']);
});

test.each([
  ['rent', 'tenant'],
  ['credit_note', 'tenant'],
  ['deposit_insurance', 'tenant'],
  ['landlord', 'landlord'],
  ['landlord_credit_note', 'landlord'],
] as const)('%s asks the %s', (kind, side) => {
  expect(sideOfInvoice(kind)).toBe(side);
});

describe('a side’s actions on an invoice', () => {
  const open = { kind: 'rent', amountDue: 12_000, isSaidPaid: false, objection: null } as const;

  test.each([
    ['a tenant of one to pay', open, 'tenant', ['say_paid', 'object']],
    ['a tenant who has said it is paid', { ...open, isSaidPaid: true }, 'tenant', ['object']],
    ['a tenant who has objected', { ...open, objection: 'Feil' }, 'tenant', ['say_paid']],
    ['a landlord', open, 'landlord', ['receive']],
    [
      'a landlord of one said to be paid',
      { ...open, isSaidPaid: true },
      'landlord',
      ['receive', 'deny'],
    ],
    ['an agent of one objected to', { ...open, objection: 'Feil' }, 'agent', ['receive', 'settle']],
    ['any side of one that is paid', { ...open, amountDue: 0 }, 'landlord', []],
    ['any side of a credit note', { ...open, kind: 'credit_note' }, 'tenant', []],
  ] as const)('%s', (_, invoice, side, actions) => {
    expect(invoiceActions(invoice, { side, mayWrite: false })).toEqual(actions);
  });

  test.each([
    ['who writes, of a small rest', 10, true, ['receive', 'write_off']],
    ['who writes, of more', 10.01, true, ['receive']],
    ['who does not write, of a small rest', 0.4, false, ['receive']],
  ] as const)('the side %s', (_, amountDue, mayWrite, actions) => {
    expect(invoiceActions({ ...open, amountDue }, { side: 'landlord', mayWrite })).toEqual(actions);
  });
});
