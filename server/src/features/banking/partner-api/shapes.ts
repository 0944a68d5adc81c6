import { z } from 'zod';

import { BANK_FILE_FORMATS, PASSED_REASONS } from '@husvaer/domain/banking/bank-file';
import { FILE_PROBLEM_CODES } from '@husvaer/domain/banking/file-problems';
import { LINE_STATES, SETTLEMENT_CHOICES, WAITING_REASONS } from '@husvaer/domain/banking/lines';
import { tidiedText } from '@husvaer/domain/kernel/tidied-text';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { namedReceiver } from '@husvaer/domain/payouts/refund';

import { pageOf, schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';
import { BANK_FILE_STATES } from '../store.ts';
import { surplusRefund } from '../surpluses/use-cases/refund-surplus.ts';

export const uploading = z.strictObject({
  name: z.string().min(1).max(200).default('bank-file').describe('The name of the file.'),
});

/** The choice for a payment that no feature accepted; `settleException` refuses invalid combinations. */
export const settling = z
  .strictObject({
    choice: z.enum(SETTLEMENT_CHOICES).default('lease'),
    leaseId: uuid.nullish(),
    invoiceId: uuid.nullish(),
    note: tidiedText(5000).nullish(),
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
  path: z.string().optional().describe('The path of an XML element, or the file in a ZIP.'),
  found: z.string().optional(),
  expected: z.string().optional(),
});
const bankFile = z.object({
  _id: uuid,
  name: z.string(),
  format: z.enum([...BANK_FILE_FORMATS, 'pain.002']).nullable(),
  bankId: z.string().nullable().describe('The bank’s id of the file.'),
  archive: z.string().nullable().describe('The name of the ZIP that it came in.'),
  state: z
    .enum(BANK_FILE_STATES)
    .describe('Nothing of a refused file is booked, nor of a waiting one before its day.'),
  waitsUntil: z.iso.date().nullable().describe('The day on which a waiting file is booked.'),
  receivedAt: z.iso.datetime(),
  lines: z.int(),
  sum: z.number().describe('The sum of its payments in and out, in kroner.'),
  taken: z.int().describe('Payments that were matched, by their KID or as payouts.'),
  waiting: z
    .partialRecord(z.enum(WAITING_REASONS), z.int())
    .describe('Payments that were unmatched when it was booked, by reason.'),
  repeated: z.int().describe('Payments that an earlier file reported.'),
  otherSource: z
    .int()
    .describe('Payments that were left out, because they come in the other kind of file.'),
  leftOut: z.int().describe('Payments of another service.'),
  passed: z
    .partialRecord(z.enum(PASSED_REASONS), z.int())
    .describe('Entries that were not booked, by reason.'),
  problems: z.array(problem).describe('Why it was refused.'),
  moreProblems: z.int(),
});
const filesOfZip = z.object({
  data: z.array(
    z.object({
      name: z.string().describe('The name of the file in the ZIP.'),
      state: z
        .enum([...BANK_FILE_STATES, 'seen', 'failed'])
        .describe(
          'What became of it; `seen` if the same bytes were booked before, `failed` if we could not read it for a reason that is not in the file. We try it again, and so may you.',
        ),
      file: bankFile.nullable().describe('Null if it is `seen` or `failed`.'),
    }),
  ),
});
const money = z.object({
  amount: z.string().describe('As the bank writes it: `-500.00`. Negative for outgoing payments.'),
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
  reason: z.enum(WAITING_REASONS).nullable().describe('Why it is unmatched.'),
  amount: z.number().describe('Kroner; negative for outgoing payments.'),
  bookedOn: z.iso.date(),
  paidOn: z.iso.date().describe('When the payer’s bank received it.'),
  kid: z.string().nullable(),
  text: z.string().nullable(),
  counterparty: z.object({ name: z.string().nullable(), account: z.string().nullable() }),
  reference: z.string().nullable().describe('The bank’s own reference.'),
  isReversal: z.boolean(),
  original: money.nullable().describe('The amount that was paid, if another amount arrived.'),
  charges: money.nullable().describe('What banks deducted.'),
  unclear: problem.nullable().describe('Why the details of its entry were not read.'),
});
const place = z.object({
  fileName: z.string(),
  format: z.enum(BANK_FILE_FORMATS),
  receivedAt: z.iso.datetime(),
  position: z.int().describe('The position among the file’s payments, from 1.'),
});
const repeated = payment
  .omit({ state: true, reason: true, isReversal: true, unclear: true })
  .extend({
    isExpected: z
      .boolean()
      .describe('Whether the bank also reports it in another kind of file, or sent a copy.'),
    told: place,
    repeats: place
      .extend({ _id: uuid, state: z.enum(LINE_STATES) })
      .describe('The payment that it repeats.'),
    bookedAfterAllAt: z.iso.datetime().nullable().describe('When a person booked it anyway.'),
    bookedPaymentId: uuid.nullable(),
  });
const suggestion = z.object({
  leaseId: uuid,
  invoiceId: uuid.nullable(),
  kid: z.string().nullable(),
  open: z.number().describe('The open amount in kroner.'),
  tenants: z.array(z.string()),
  why: z.enum(['kid', 'debtor', 'name', 'amount']),
});

const surplus = z.object({
  leaseId: uuid,
  endedOn: z.iso.date().nullable().describe('Null while the lease runs.'),
  tenants: z.array(z.string()),
  amount: z.number().describe('Kroner.'),
  payer: z
    .object({ name: z.string().nullable(), account: z.string().nullable() })
    .describe(
      'The last payer who paid as much, who gets the refund. If the payer has no Norwegian account, give one.',
    ),
});

export const SCHEMAS: Record<string, Schema> = {
  BankFile: schemaOf(bankFile),
  BankFilePage: pageOf('BankFile'),
  BankFilesOfZip: schemaOf(filesOfZip),
  PassedBankEntry: schemaOf(passedEntry),
  PassedBankEntryPage: pageOf('PassedBankEntry'),
  UnplacedPayment: schemaOf(payment),
  UnplacedPaymentPage: pageOf('UnplacedPayment'),
  RepeatedPayment: schemaOf(repeated),
  RepeatedPaymentPage: pageOf('RepeatedPayment'),
  UnplacedPaymentDetails: schemaOf(
    payment.extend({
      suggestions: z.array(suggestion).describe('Suggested leases, while it is unmatched.'),
    }),
  ),
  Surplus: schemaOf(surplus),
  SurplusPage: pageOf('Surplus'),
  SurplusRefund: schemaOf(refunding, {
    amount: 'Kroner; the whole amount if left out.',
    note: 'The reason; at most 500 characters.',
    account: 'The receiving account; the account of the last payer who paid as much if left out.',
    name: 'The owner of that account.',
  }),
  AskedRefund: schemaOf(z.object({ refundId: uuid })),
  PaymentSettlement: schemaOf(settling, {
    choice:
      'A lease’s rent; to be refunded; your own money; a bank charge, or a payment that covers one; or already counted in another file.',
    leaseId: 'The lease.',
    invoiceId: 'The invoice that it pays first; the oldest if left out.',
    note: 'Required, except for a lease; at most 500 characters.',
    account: 'For a refund: the receiving account, if it is not the payer’s.',
    name: 'For a refund: the receiver, if it is not the payer.',
  }),
};
