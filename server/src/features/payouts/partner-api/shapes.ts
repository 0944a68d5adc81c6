import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import {
  PAYMENT_STATUSES,
  PAYOUT_EVENTS,
  PAYOUT_LINES,
  PAYOUT_STATUSES,
  REFUND_STATUSES,
} from '@husvaer/domain/payouts/enums';

import { cursorPage, pageOf, refer, schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';
import { reasonToHold } from '../approvals/use-cases/hold-payout.ts';

/** The payout is named in the path. */
export const holdPayoutInput = z.strictObject({ reason: reasonToHold });

export const payoutPage = cursorPage.extend({
  leaseId: uuid.optional(),
  status: z.enum(PAYOUT_STATUSES).optional(),
});

export const refundPage = cursorPage.extend({
  leaseId: uuid.optional(),
  status: z.enum(REFUND_STATUSES).optional(),
});

const line = z.object({
  type: z.enum(PAYOUT_LINES),
  amount: z.number().describe('Kroner; negative if it reduces the payout.'),
  vat: z
    .number()
    .describe('Value added tax in `amount`, with the same sign; only for what you charge.'),
  number: z.int().nullable().describe('The number of the invoice or the earlier payout.'),
  month: z.iso.date().nullable().describe('The month of the rent, as its first day.'),
  reason: z.string().nullable().describe('Why an invoice to the landlord was credited.'),
  invoiceId: uuid.nullable(),
  landlordInvoiceId: uuid.nullable(),
  payoutId: uuid.nullable().describe('The earlier payout that the line refers to.'),
  addons: z.array(z.object({ name: z.string(), amount: z.number() })),
});
const event = z.object({
  name: z.enum(PAYOUT_EVENTS),
  date: z.iso.date().describe('When it happened; for `estimated`, when the payout is expected.'),
  at: z.iso.datetime(),
  note: z.string().nullable().describe('Why it was held, or the bank’s answer.'),
});
const approvals = z.array(z.object({ name: z.string(), at: z.iso.datetime() }));
const payout = z.object({
  _id: uuid,
  number: z.int().nullable().describe('Consecutive in your books; null while it is estimated.'),
  leaseId: uuid,
  landlord: z.object({ _id: uuid, name: z.string() }).nullable(),
  status: z.enum(PAYOUT_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  amount: z
    .number()
    .describe('Kroner. While it is estimated, it assumes that all rent due by then is paid.'),
  date: z.iso
    .date()
    .nullable()
    .describe('The day on which it was paid or created, or is expected.'),
  paidOn: z.iso.date().nullable().describe('The day on which the bank executed it.'),
  isRentReceived: z
    .boolean()
    .describe('While it is estimated: whether all its rent is paid or guaranteed.'),
  isHeld: z
    .boolean()
    .describe('Whether it is held: it is not sent to the bank until it is released.'),
  isGivenUp: z
    .boolean()
    .describe('Whether it was given up: its amount is part of the next payout.'),
  approvalsNeeded: z.int(),
  approvals,
  fails: z.int().describe('The number of times the bank rejected it.'),
  bankReference: z.string().nullable().describe('The end-to-end id of its last attempt.'),
  account: z.string().nullable().describe('The account it was paid to, or would be paid to now.'),
  lines: z.array(line),
  events: z.array(event),
});

const refund = z.object({
  _id: uuid,
  leaseId: uuid.nullable().describe('The ended lease that was overpaid.'),
  unplacedPaymentId: uuid.nullable().describe('The unmatched payment, if there is no lease.'),
  status: z.enum(REFUND_STATUSES),
  amount: z.number().describe('Kroner.'),
  account: z.string().describe('The receiver’s account.'),
  isAccountNamed: z
    .boolean()
    .describe('Whether it is another account than the one that the payment came from.'),
  name: z.string().describe('The receiver’s name; empty if it is unknown.'),
  text: z.string().describe('The message to the receiver.'),
  note: z.string().nullable().describe('Why it is refunded.'),
  askedAt: z.iso.datetime(),
  approvalsNeeded: z.int(),
  approvals: approvals.describe('The approvals of the current account.'),
  fails: z.int().describe('The number of times the bank rejected or returned it.'),
  isGivenUp: z
    .boolean()
    .describe('Whether it was given up: it is sent again only if a person requests it.'),
  reason: z.string().nullable().describe('Why the bank did not execute its last attempt.'),
  bankReference: z.string().nullable().describe('The end-to-end id of its last attempt.'),
  paidOn: z.iso.date().nullable().describe('The day on which the bank executed it.'),
});

export const SCHEMAS: Record<string, Schema> = {
  Payout: schemaOf(payout),
  PayoutPage: pageOf('Payout'),
  NextPayout: {
    type: 'object',
    required: ['data'],
    properties: { data: { anyOf: [refer('Payout'), { type: 'null' }] } },
  },
  Refund: schemaOf(refund),
  RefundPage: pageOf('Refund'),
  PayoutHold: schemaOf(holdPayoutInput, { reason: 'Shown to everyone who may see the payout.' }),
};
