import { z } from 'zod';

import { leaseCharges } from '@husvaer/domain/billing/charges';
import { paymentAgreements } from '@husvaer/domain/invoices/payment-agreements';
import { INVOICE_KINDS, INVOICE_STATUSES, LATE_RENT_STEPS } from '@husvaer/domain/invoices/enums';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { USE_COSTS } from '@husvaer/domain/leases/enums';

import { cursorPage, pageOf, refer, schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';
import { LINE_KINDS } from '../../invoices/public.ts';
import { crediting } from '../../billing/public.ts';
import { received } from '../../payments/public.ts';

/** The invoice is named in the path. */
export const creditingOf = crediting.omit({ invoiceId: true });
export const receivedOf = received.omit({ invoiceId: true });
export const chargesOf = z.strictObject(leaseCharges.shape).omit({ contractId: true });
export const agreementsOf = paymentAgreements.omit({ contractId: true });

export const invoicePage = cursorPage.extend({
  leaseId: uuid.optional(),
  isOpen: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe('Those that something is left to pay of, or the others.'),
});
export const paymentPage = cursorPage.extend({ leaseId: uuid.optional() });

const line = z.object({
  kind: z.enum(LINE_KINDS),
  cost: z.enum(USE_COSTS).nullable(),
  name: z.string().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  amount: z.number().describe('Kroner.'),
  vat: z.number().describe('Value added tax in it; kroner.'),
});
const invoice = z.object({
  _id: uuid,
  number: z.int().describe('Without gaps in your books.'),
  kind: z.enum(INVOICE_KINDS),
  isFinalSettlement: z
    .boolean()
    .describe(
      'What a lease that is over leaves the landlord to pay to the account by its KID, or a credit note of it; no payout keeps it back.',
    ),
  status: z.enum(INVOICE_STATUSES),
  leaseId: uuid,
  month: z.iso.date().nullable().describe('Rent’s month by its first day.'),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  account: z.string(),
  kid: z.string().nullable(),
  total: z.number().describe('Kroner.'),
  fees: z.number().describe('What letters charged for it.'),
  paid: z.number(),
  credited: z.number(),
  lost: z.number(),
  open: z.number().describe('Still to be paid.'),
  settledOn: z.iso.date().nullable().describe('When the last of it was paid.'),
  creditsId: uuid.nullable().describe('The invoice that a credit note takes back from.'),
  hasDocument: z.boolean(),
  lines: z.array(line),
});
const payment = z.object({
  _id: uuid,
  leaseId: uuid,
  invoiceId: uuid.nullable().describe('Whose KID it came with.'),
  amount: z.number().describe('Kroner; below zero it was taken back.'),
  paidOn: z.iso.date().describe('When the payer’s bank had it.'),
  isDirect: z.boolean().describe('The landlord had it, and not by way of the bank.'),
});
const letter = z.object({
  _id: uuid,
  kind: z.enum(LATE_RENT_STEPS),
  sentOn: z.iso.date(),
  payBy: z.iso.date().nullable(),
  total: z.number(),
  invoiceIds: z.array(uuid),
});
const charge = z.object({
  cost: z.enum(USE_COSTS),
  amount: z.number().describe('Kroner a month.'),
  since: z.iso.date(),
  until: z.iso.date().nullable(),
});

const listOf = (name: string): Schema => ({
  type: 'object',
  properties: { data: { type: 'array', items: refer(name) } },
});

export const SCHEMAS: Record<string, Schema> = {
  Invoice: schemaOf(invoice),
  InvoicePage: pageOf('Invoice'),
  InvoiceCredit: schemaOf(creditingOf, {
    amount: 'Kroner; all that is not credited yet, without one.',
    reason: 'It is printed on the credit note.',
  }),
  InvoiceReceived: schemaOf(receivedOf, {
    amount: 'Kroner; all that is left to pay, without one.',
    receivedOn: 'Today, without one.',
  }),
  InvoiceAddress: schemaOf(z.object({ url: z.url(), expiresAt: z.iso.datetime() })),
  Payment: schemaOf(payment),
  PaymentPage: pageOf('Payment'),
  LateLetter: schemaOf(letter),
  LateLetters: listOf('LateLetter'),
  ChargesChange: schemaOf(chargesOf, { since: 'The first day; none that is invoiced already.' }),
  Charge: schemaOf(charge),
  Charges: listOf('Charge'),
  PaymentAgreements: schemaOf(agreementsOf, {
    efakturaReference: 'What eFaktura knows the payer by; 50 characters, or null.',
    avtalegiroKid: 'The KID an AvtaleGiro was agreed for, or null.',
  }),
};
