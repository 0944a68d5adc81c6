import { z } from 'zod';

import { creditNote } from '@husvaer/domain/billing/credit-note';
import { leaseCharges } from '@husvaer/domain/billing/charges';
import { paymentAgreements } from '@husvaer/domain/invoices/payment-agreements';
import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  LATE_RENT_STEPS,
  LINE_KINDS,
} from '@husvaer/domain/invoices/enums';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { USE_COSTS } from '@husvaer/domain/leases/enums';

import {
  cursorPage,
  listOf,
  pageOf,
  schemaOf,
  updatedAt,
  updatedSince,
  version,
} from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';
import { received } from '../../payments/public.ts';

/** The invoice is named in the path. */
export const creditingOf = creditNote.omit({ invoiceId: true });
export const receivedOf = received.omit({ invoiceId: true });
export const chargesOf = z.strictObject(leaseCharges.shape).omit({ contractId: true });
export const agreementsOf = paymentAgreements.omit({ contractId: true });

export const invoicePage = cursorPage.extend({
  leaseId: uuid.optional(),
  isOpen: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional()
    .describe('Only open invoices, or only those that are not open.'),
  status: z.enum(INVOICE_STATUSES).optional(),
  dueOn: z.iso.date().optional(),
  updatedSince,
});
export const paymentPage = cursorPage.extend({
  leaseId: uuid.optional(),
  invoiceId: uuid.optional(),
  paidOn: z.iso.date().optional(),
  updatedSince,
});

const line = z.object({
  kind: z.enum(LINE_KINDS),
  cost: z.enum(USE_COSTS).nullable(),
  name: z.string().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  amount: z.number().describe('Kroner.'),
  vat: z.number().describe('Value added tax in `amount`, in kroner.'),
});
const invoice = z.object({
  _id: uuid,
  number: z.int().describe('Consecutive in your books.'),
  kind: z.enum(INVOICE_KINDS),
  isFinalSettlement: z
    .boolean()
    .describe(
      'Whether it is the final invoice to the landlord of an ended lease, or its credit note. The landlord pays it by KID; no payout is reduced by it.',
    ),
  status: z.enum(INVOICE_STATUSES),
  leaseId: uuid,
  month: z.iso.date().nullable().describe('The month of the rent, as its first day.'),
  issuedOn: z.iso.date(),
  dueOn: z.iso.date(),
  account: z.string(),
  kid: z.string().nullable(),
  total: z.number().describe('Kroner.'),
  fees: z.number().describe('Fees for reminders of it, in kroner.'),
  paid: z.number(),
  credited: z.number(),
  lost: z.number(),
  open: z.number().describe('The open amount in kroner.'),
  settledOn: z.iso
    .date()
    .nullable()
    .describe(
      'When the rest of it was paid, credited or written off. Null for a credit note, and for what a payout deducted.',
    ),
  creditsId: uuid.nullable().describe('The invoice that a credit note credits.'),
  creditNoteIds: z.array(uuid).describe('The credit notes of the invoice, oldest first.'),
  hasDocument: z.boolean(),
  version,
  updatedAt,
  lines: z.array(line),
});
const payment = z.object({
  _id: uuid,
  leaseId: uuid,
  invoiceId: uuid.nullable().describe('The invoice whose KID it had.'),
  amount: z.number().describe('Kroner; negative for a reversal.'),
  paidOn: z.iso.date().describe('When the payer’s bank received it.'),
  isDirect: z.boolean().describe('Whether it was paid to the landlord directly.'),
  version,
  updatedAt,
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

export const SCHEMAS: Record<string, Schema> = {
  Invoice: schemaOf(invoice),
  InvoicePage: pageOf('Invoice'),
  InvoiceCredit: schemaOf(creditingOf, {
    amount: 'Kroner; the whole amount that is not credited yet if left out.',
    reason: 'It is printed on the credit note.',
  }),
  InvoiceReceived: schemaOf(receivedOf, {
    amount: 'Kroner; the whole open amount if left out.',
    receivedOn: 'Today if left out.',
  }),
  InvoiceAddress: schemaOf(z.object({ url: z.url(), expiresAt: z.iso.datetime() })),
  Payment: schemaOf(payment),
  PaymentPage: pageOf('Payment'),
  LateLetter: schemaOf(letter),
  LateLetters: listOf('LateLetter'),
  ChargesChange: schemaOf(chargesOf, { since: 'The first day. It must not be invoiced yet.' }),
  Charge: schemaOf(charge),
  Charges: listOf('Charge'),
  PaymentAgreements: schemaOf(agreementsOf, {
    efakturaReference: 'The payer’s eFaktura reference, at most 50 characters, or null.',
    avtalegiroKid: 'The KID of the AvtaleGiro agreement, or null.',
  }),
};
