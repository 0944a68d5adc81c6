import { z } from 'zod';

import { BANK_FILE_FORMATS, PASSED_REASONS } from '@husvaer/domain/banking/bank-file';
import { FILE_PROBLEM_CODES } from '@husvaer/domain/banking/file-problems';
import { LINE_STATES, SETTLEMENT_CHOICES, WAITING_REASONS } from '@husvaer/domain/banking/lines';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { namedReceiver } from '@husvaer/domain/payouts/refund';

import { pageOf, schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';
import { surplusRefund } from '../surpluses/use-cases/refund-surplus.ts';

export const uploading = z.strictObject({
  name: z.string().min(1).max(200).default('bank-file').describe('What the file is called.'),
});

/** The choice for a payment that no feature accepted; `settleException` refuses invalid combinations. */
export const settling = z
  .strictObject({
    choice: z.enum(SETTLEMENT_CHOICES).default('lease'),
    leaseId: uuid.nullish(),
    invoiceId: uuid.nullish(),
    note: z.string().max(5000).nullish(),
    ...namedReceiver,
  })
  .refine(({ choice, leaseId }) => choice !== 'lease' || leaseId, {
    path: ['leaseId'],
    params: { reason: 'required' },
  });

/** The lease is named in the path. */
export const refunding = surplusRefund.omit({ contractId: true });

const problem = z.object({
  code: z.enum(FILE_PROBLEM_CODES),
  line: z.int().optional().describe('From 1.'),
  path: z.string().optional().describe('Of an element in XML.'),
  found: z.string().optional(),
  expected: z.string().optional(),
});
const bankFile = z.object({
  _id: uuid,
  name: z.string(),
  format: z.enum([...BANK_FILE_FORMATS, 'pain.002']).nullable(),
  bankId: z.string().nullable().describe('What the bank calls it.'),
  state: z.enum(['booked', 'refused']).describe('Nothing of a refused file is booked.'),
  receivedAt: z.iso.datetime(),
  lines: z.int(),
  sum: z.number().describe('Kroner, of its payments in and out.'),
  taken: z.int().describe('Payments that were known, by their KID or as payouts.'),
  waiting: z
    .partialRecord(z.enum(WAITING_REASONS), z.int())
    .describe('Payments that waited for a person when it was booked, by why.'),
  repeated: z.int().describe('Payments that an earlier file reported.'),
  otherSource: z.int().describe('Left out, for they come in the other kind of file.'),
  leftOut: z.int().describe('Another service’s.'),
  passed: z
    .partialRecord(z.enum(PASSED_REASONS), z.int())
    .describe('Entries that were not booked, by why.'),
  problems: z.array(problem).describe('Why it was refused.'),
  moreProblems: z.int(),
});
const money = z.object({
  amount: z.string().describe('As the bank writes it: `-500.00`. Below zero it went out.'),
  currency: z.string().describe('ISO 4217.'),
});
const passedEntry = money.extend({
  account: z.string(),
  bookedOn: z.iso.date().nullable(),
  text: z.string().nullable(),
  reason: z.enum(PASSED_REASONS),
});
const payment = z.object({
  _id: uuid,
  state: z.enum(LINE_STATES),
  reason: z.enum(WAITING_REASONS).nullable().describe('Why nobody took it.'),
  amount: z.number().describe('Kroner; below zero it went out.'),
  bookedOn: z.iso.date(),
  paidOn: z.iso.date().describe('When the payer’s bank had it.'),
  kid: z.string().nullable(),
  text: z.string().nullable(),
  counterparty: z.object({ name: z.string().nullable(), account: z.string().nullable() }),
  reference: z.string().nullable().describe('The bank’s own.'),
  isReversal: z.boolean(),
  original: money.nullable().describe('What was paid, where another amount came.'),
  charges: money.nullable().describe('What banks kept of it.'),
  isLump: z.boolean().describe('Perhaps the bank’s sum of payments told of one by one.'),
});
const place = z.object({
  fileName: z.string(),
  format: z.enum(BANK_FILE_FORMATS),
  receivedAt: z.iso.datetime(),
  position: z.int().describe('Among the file’s payments, from 1.'),
});
const repeated = payment
  .omit({ state: true, reason: true, isReversal: true, isLump: true })
  .extend({
    isExpected: z
      .boolean()
      .describe('The bank reports it in another kind of file too, or sent a copy.'),
    told: place,
    repeats: place
      .extend({ _id: uuid, state: z.enum(LINE_STATES) })
      .describe('The payment that it was taken for.'),
    bookedAfterAllAt: z.iso.datetime().nullable().describe('When a person booked it after all.'),
    bookedPaymentId: uuid.nullable(),
  });
const suggestion = z.object({
  leaseId: uuid,
  invoiceId: uuid.nullable(),
  kid: z.string().nullable(),
  open: z.number().describe('Kroner left of that to pay.'),
  tenants: z.array(z.string()),
  why: z.enum(['kid', 'debtor', 'name', 'amount']),
});

const surplus = z.object({
  leaseId: uuid,
  endedOn: z.iso.date().nullable(),
  tenants: z.array(z.string()),
  amount: z.number().describe('Kroner.'),
  payer: z
    .object({ name: z.string().nullable(), account: z.string().nullable() })
    .describe('Who paid last and has it back; without a Norwegian account, one has to be named.'),
});

export const SCHEMAS: Record<string, Schema> = {
  BankFile: schemaOf(bankFile),
  BankFilePage: pageOf('BankFile'),
  PassedBankEntry: schemaOf(passedEntry),
  PassedBankEntryPage: pageOf('PassedBankEntry'),
  UnplacedPayment: schemaOf(payment),
  UnplacedPaymentPage: pageOf('UnplacedPayment'),
  RepeatedPayment: schemaOf(repeated),
  RepeatedPaymentPage: pageOf('RepeatedPayment'),
  UnplacedPaymentDetails: schemaOf(
    payment.extend({
      suggestions: z.array(suggestion).describe('Whose rent it may be, while it waits.'),
    }),
  ),
  Surplus: schemaOf(surplus),
  SurplusPage: pageOf('Surplus'),
  SurplusRefund: schemaOf(refunding, {
    amount: 'Kroner; all of it, without one.',
    note: 'Why; at most 500 characters.',
    account: 'Where it goes, unless to where the last payment came from.',
    name: 'Whose account that is.',
  }),
  RefundRecord: schemaOf(z.object({ refundId: uuid })),
  PaymentSettlement: schemaOf(settling, {
    choice:
      'A lease’s rent; to be sent back; your own; a charge of the bank, or paid in for one; or counted already, by another file.',
    leaseId: 'Whose rent it is.',
    invoiceId: 'What it pays first; the oldest, without one.',
    note: 'Wanted but for a lease; at most 500 characters.',
    account: 'Of a refund: where it goes, if not back to where it came from.',
    name: 'Of a refund: who is to have it, if not whoever paid.',
  }),
};
