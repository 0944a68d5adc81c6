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
export const holding = z.strictObject({ reason: reasonToHold });

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
  amount: z.number().describe('Kroner it adds, or below zero takes away.'),
  vat: z.number().describe('Value added tax in it, of the same sign: of what you take.'),
  number: z.int().nullable().describe('Of the invoice or the earlier payout it is about.'),
  month: z.iso.date().nullable().describe('Rent’s month by its first day.'),
  reason: z.string().nullable().describe('Why an invoice to the landlord was credited.'),
  invoiceId: uuid.nullable(),
  landlordInvoiceId: uuid.nullable(),
  payoutId: uuid.nullable().describe('The earlier one it is about.'),
  addons: z.array(z.object({ name: z.string(), amount: z.number() })),
});
const event = z.object({
  name: z.enum(PAYOUT_EVENTS),
  date: z.iso.date().describe('When it happened; of `estimated`, when the payout is expected.'),
  at: z.iso.datetime(),
  note: z.string().nullable().describe('Why it was held, or what the bank says.'),
});
const approvals = z.array(z.object({ name: z.string(), at: z.iso.datetime() }));
const payout = z.object({
  _id: uuid,
  number: z.int().nullable().describe('Without gaps in your books; null while it is estimated.'),
  leaseId: uuid,
  landlord: z.object({ _id: uuid, name: z.string() }).nullable(),
  status: z.enum(PAYOUT_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES).nullable(),
  amount: z
    .number()
    .describe('Kroner. While it is estimated: should all rent that is due by then come in.'),
  date: z.iso.date().nullable().describe('When it was paid or made, or is expected.'),
  paidOn: z.iso.date().nullable().describe('The bank’s day.'),
  isRentReceived: z
    .boolean()
    .describe('While it is estimated: whether all rent in it has come in, or is guaranteed.'),
  isHeld: z.boolean().describe('It stays from the bank until it is released.'),
  isGivenUp: z.boolean().describe('It is not tried again: the next payout has it.'),
  approvalsNeeded: z.int(),
  approvals,
  fails: z.int().describe('How often the bank rejected it.'),
  bankReference: z.string().nullable().describe('What the bank knows its last try by.'),
  account: z.string().nullable().describe('Where it was paid, or would be now.'),
  lines: z.array(line),
  events: z.array(event),
});

const refund = z.object({
  _id: uuid,
  leaseId: uuid.nullable().describe('The lease that is over and was paid too much.'),
  unplacedPaymentId: uuid.nullable().describe('Or the payment that was nobody’s.'),
  status: z.enum(REFUND_STATUSES),
  amount: z.number().describe('Kroner.'),
  account: z.string().describe('Where it goes.'),
  isAccountNamed: z.boolean().describe('It is not the one the money came from.'),
  name: z.string().describe('Whose it is; empty when nobody knows.'),
  text: z.string().describe('What its receiver reads.'),
  note: z.string().nullable().describe('Why it goes back.'),
  askedAt: z.iso.datetime(),
  approvalsNeeded: z.int(),
  approvals: approvals.describe('Of the account it goes to now.'),
  fails: z.int().describe('How often the bank rejected it, or it came back.'),
  isGivenUp: z.boolean().describe('It is tried again only when a person asks for it.'),
  reason: z.string().nullable().describe('Why the bank did not pay it the last time.'),
  bankReference: z.string().nullable().describe('What the bank knows its last try by.'),
  paidOn: z.iso.date().nullable().describe('The bank’s day.'),
});

export const SCHEMAS: Record<string, Schema> = {
  Payout: schemaOf(payout),
  PayoutPage: pageOf('Payout'),
  NextPayout: {
    type: 'object',
    properties: { data: { anyOf: [refer('Payout'), { type: 'null' }] } },
  },
  Refund: schemaOf(refund),
  RefundPage: pageOf('Refund'),
  PayoutHold: schemaOf(holding, { reason: 'Whoever looks at the payout reads it.' }),
};
