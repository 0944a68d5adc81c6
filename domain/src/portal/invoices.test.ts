import { expect, test } from 'vitest';

import { INVOICE_STATUSES } from '../invoicing/words.ts';
import { colourInLease, sideOfInvoice } from './invoices.ts';

/** Section 4 of the specification, “Invoice list colours”; * is ours: it names none. */
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

test('every status has its colour, and a word that nobody knows yet is grey', () => {
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
