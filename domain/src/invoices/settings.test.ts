import { describe, expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import { invoicingSettings, kidNumbers, leaseKidLayout, USUAL_LAYOUT } from './settings.ts';

const LEASE = { name: 'lease', width: 7 } as const;
const INVOICE = { name: 'invoice', width: 5 } as const;
const refused = (
  input: unknown,
  schema: typeof leaseKidLayout | typeof invoicingSettings = leaseKidLayout,
) => {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? [] : fieldErrors(parsed.error.issues);
};

test.each([
  ['the usual one', [LEASE, INVOICE], 13],
  ['one KID for all invoices of a lease', [{ name: 'lease', width: 3 }], 4],
  ['digits that are always the same', [{ name: 'fixed', width: 3, value: 120 }, LEASE], 11],
  ['the fixed digit zero', [{ name: 'fixed', width: 1, value: 0 }, LEASE], 9],
  [
    'as long as a KID may be',
    [
      { name: 'fixed', width: 8, value: 1 },
      { name: 'lease', width: 8 },
      { name: 'invoice', width: 8 },
    ],
    25,
  ],
])('%s is a layout: the parts’ digits and the check digit', (_, parts, length) => {
  expect(leaseKidLayout.parse(parts)).toEqual({ length, parts });
});

test('the defaults are those documented', () => {
  expect(leaseKidLayout.parse(USUAL_LAYOUT.parts)).toEqual(USUAL_LAYOUT);
});

describe('refused', () => {
  test.each([
    ['no lease', [{ name: 'invoice', width: 5 }], [{ path: '', reason: 'not_allowed' }]],
    ['the lease twice', [LEASE, LEASE], [{ path: '', reason: 'not_allowed' }]],
    [
      'too short with its check digit',
      [{ name: 'lease', width: 2 }],
      [{ path: '', reason: 'too_short', params: { minimum: 4 } }],
    ],
    [
      'too long with its check digit',
      [
        { name: 'fixed', width: 9, value: 1 },
        { name: 'lease', width: 8 },
        { name: 'invoice', width: 8 },
      ],
      [{ path: '', reason: 'too_long', params: { maximum: 25 } }],
    ],
    [
      'fixed digits that are not said',
      [{ name: 'fixed', width: 3 }, LEASE],
      [{ path: '0.value', reason: 'wrong_format' }],
    ],
    [
      'fixed digits of the lease',
      [{ ...LEASE, value: 1 }],
      [{ path: '0.value', reason: 'wrong_format' }],
    ],
    [
      'fixed digits that do not fit',
      [{ name: 'fixed', width: 2, value: 100 }, LEASE],
      [{ path: '0.value', reason: 'wrong_format' }],
    ],
  ])('%s', (_, parts, errors) => {
    expect(refused(parts)).toEqual(errors);
  });
});

test.each([
  [0, 1],
  [1, 0],
  [31, 0],
  [32, 1],
])('rent is invoiced %i days before it is due', (leadDays, errors) => {
  expect(refused({ leadDays }, invoicingSettings)).toHaveLength(errors);
});

test('a layout’s parts are the numbers of the lease and invoice, and fixed digits', () => {
  const numbers = { lease: 12, invoice: 3 };
  expect(kidNumbers(USUAL_LAYOUT, numbers)).toEqual({ lease: 12, invoice: 3, fixed: 0 });
  const parts = [{ name: 'fixed', width: 2, value: 42 } as const, LEASE];
  expect(kidNumbers({ length: 10, parts }, numbers)).toEqual({ lease: 12, invoice: 3, fixed: 42 });
});
