import { expect, test } from 'vitest';

import { fieldErrors } from '../kernel/validation.ts';
import type { z } from '../kernel/zod.ts';
import { paymentAgreements } from '../invoices/payment-agreements.ts';
import { leaseCharges } from './charges.ts';
import { comingInvoiceChange } from './coming-invoice.ts';
import { creditNote } from './credit-note.ts';
import { landlordInvoice } from './landlord-invoice.ts';

const ID = '0190d0a0-0000-7000-8000-000000000001';
const refused = (schema: z.ZodType, input: object) => {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success
    ? []
    : fieldErrors(parsed.error.issues).map(({ path, reason }) => `${path}: ${reason}`);
};
const line = (name: string, amount: unknown = 450) => ({ kind: 'extra', name, amount });
const coming = (lines: object[], month = '2027-02-01') =>
  refused(comingInvoiceChange, { contractId: ID, month, lines });

test('a line of one invoice has its own name, and an amount above zero', () => {
  expect(coming([line(' Ny  nøkkel '), line('Vask')])).toEqual([]);
  expect(coming([])).toEqual([]);
  expect(coming([line('Vask'), line('Nøkkel'), line(' Vask ')])).toEqual([
    'lines.2.name: not_allowed',
  ]);
  expect(coming([line('Vask', 0)])).toEqual(['lines.0.amount: too_small']);
  expect(coming([line('Vask', 0.001)])).toEqual(['lines.0.amount: wrong_format']);
  expect(coming([line('x'.repeat(101))])).toEqual(['lines.0.name: too_long']);
  expect(coming(Array.from({ length: 11 }, (_, index) => line(`${index}`)))).toEqual([
    'lines: too_long',
  ]);
  expect(coming([], '2027-02-02')).toEqual(['month: wrong_format']);
  expect(
    comingInvoiceChange.parse({
      contractId: ID,
      month: '2027-02-01',
      lines: [line(' Ny  nøkkel ')],
    }),
  ).toEqual({
    contractId: ID,
    month: '2027-02-01',
    dueOn: null,
    lines: [{ kind: 'extra', name: 'Ny nøkkel', amount: 45_000n }],
  });
});

test('each cost is charged once', () => {
  const charges = (...costs: string[]) =>
    refused(leaseCharges, {
      contractId: ID,
      since: '2027-02-01',
      charges: costs.map((cost) => ({ cost, amount: 100 })),
    });
  expect(charges('electricity')).toEqual([]);
  expect(charges('electricity', 'water')).toEqual([]);
  expect(charges()).toEqual([]);
  expect(charges('electricity', 'electricity')).toEqual(['charges: not_allowed']);
});

test('a landlord is invoiced for one line at least, and credited for a reason', () => {
  const invoice = (lines: object[]) => refused(landlordInvoice, { contractId: ID, lines });
  const one = { name: 'Rørlegger', amount: 1200 };
  expect(invoice([one])).toEqual([]);
  expect(invoice([])).toEqual(['lines: required']);
  expect(invoice(Array.from({ length: 21 }, () => one))).toEqual(['lines: too_long']);
  expect(invoice([{ ...one, amount: -1 }])).toEqual(['lines.0.amount: too_small']);
  expect(invoice([{ ...one, name: ' ' }])).toEqual(['lines.0.name: required']);
  expect(refused(creditNote, { invoiceId: ID, reason: 'Feil' })).toEqual([]);
  expect(refused(creditNote, { invoiceId: ID, reason: 'x'.repeat(501) })).toEqual([
    'reason: too_long',
  ]);
});

test('null removes the payer’s bank reference', () => {
  const agreed = { contractId: ID, efakturaReference: null, avtalegiroKid: null };
  expect(refused(paymentAgreements, agreed)).toEqual([]);
  expect(refused(paymentAgreements, { ...agreed, efakturaReference: ' ' })).toEqual([
    'efakturaReference: required',
  ]);
  expect(refused(paymentAgreements, { ...agreed, efakturaReference: 'x'.repeat(51) })).toEqual([
    'efakturaReference: too_long',
  ]);
  expect(refused(paymentAgreements, { ...agreed, avtalegiroKid: '1234567890128' })).toEqual([]);
  expect(refused(paymentAgreements, { ...agreed, avtalegiroKid: '1234567890123' })).toEqual([
    'avtalegiroKid: wrong_format',
  ]);
});
