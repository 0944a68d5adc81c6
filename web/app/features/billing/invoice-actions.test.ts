import { expect, test } from 'vitest';

import { invoiceActionsOf } from './invoice-actions.ts';

const invoice = {
  kind: 'rent',
  invoiceTotal: 12_000,
  credited: 0,
  lost: 0,
  amountDue: 12_000,
  isSaidPaid: false,
  objection: null,
} as const;

test.each([
  ['an open one', {}, ['credit', 'write_off']],
  ['one that is paid', { amountDue: 0 }, ['credit']],
  ['one that is credited in full', { amountDue: 0, credited: 12_000 }, []],
  ['one that is written off', { amountDue: 0, lost: 12_000 }, []],
  ['one objected to', { objection: 'Wrong rent.' }, ['credit', 'settle_objection', 'write_off']],
  ['one said to be paid', { isSaidPaid: true }, ['credit', 'receive', 'deny', 'write_off']],
  ['a credit note', { kind: 'credit_note', amountDue: 0 }, []],
  ['a landlord’s', { kind: 'landlord' }, []],
] as const)('%s', (_, change, actions) => {
  expect(invoiceActionsOf({ ...invoice, ...change })).toEqual(actions);
});
