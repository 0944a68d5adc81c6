import { z } from 'zod';

import { guarantee, insurance } from '@husvaer/domain/deposits/claim';
import { RELEASE_GROUNDS, RELEASE_STATES } from '@husvaer/domain/deposits/release';
import { DEPOSIT_STATUSES, SECURITY_STATUSES } from '@husvaer/domain/deposits/states';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { SECURITY_TYPES } from '@husvaer/domain/leases/enums';

import { schemaOf } from '../../partners/public.ts';
import type { Schema } from '../../../platform/http/described-calls.ts';

/** The lease is named in the path. */
export const insuranceOf = insurance.omit({ contractId: true });
export const guaranteeOf = guarantee.omit({ contractId: true });

const account = z.object({
  name: z.string().describe('The tenant who owns it; the main tenant if it is for all tenants.'),
  number: z.string().nullable(),
  bankName: z.string().nullable(),
  openedOn: z.iso.date().nullable(),
});
const feeInvoice = z.object({
  _id: uuid,
  account: z.string(),
  kid: z.string().nullable(),
  total: z.number(),
  paid: z.number(),
  dueOn: z.iso.date(),
});
const release = z.object({
  ground: z.enum(RELEASE_GROUNDS),
  state: z.enum(RELEASE_STATES),
  by: z
    .enum(['tenant', 'landlord'])
    .nullable()
    .describe('The party that requested it; null when both agree.'),
  asked: z.number().describe('Kroner that the landlord requests.'),
  claimedOn: z.iso.date(),
  notifiedOn: z.iso
    .date()
    .nullable()
    .describe(
      'When the other party was notified. A claim for rent is also notified by post: null until the letter is posted.',
    ),
  until: z.iso
    .date()
    .nullable()
    .describe('The last day for documenting a lawsuit; null until the other party is notified.'),
});
const deposit = z.object({
  _id: uuid,
  leaseId: uuid,
  type: z.enum(SECURITY_TYPES),
  status: z.enum(DEPOSIT_STATUSES),
  securityStatus: z.enum(SECURITY_STATUSES).describe('The state in one word, as on the lease.'),
  isPaid: z.boolean(),
  isAwaited: z.boolean().describe('Whether there is still something to pay.'),
  amount: z.number().describe('The agreed amount in kroner.'),
  paid: z
    .number()
    .nullable()
    .describe('Kroner paid: into the account, or of the insurance’s price.'),
  balance: z.number().describe('Kroner in the accounts.'),
  signedOn: z.iso.date().nullable(),
  endsOn: z.iso
    .date()
    .nullable()
    .describe('The last day on which an insurance or a guarantee is valid.'),
  forms: z
    .array(z.object({ name: z.string(), submittedAt: z.iso.datetime().nullable() }))
    .describe(
      'The people whom the bank asks, and whether they have answered; never their answers.',
    ),
  accounts: z.array(account),
  insurance: z
    .object({
      fee: z.number().nullable(),
      invoice: feeInvoice.nullable(),
      reference: z.string().nullable().describe('The number of the policy.'),
    })
    .nullable(),
  guarantee: z
    .object({ guarantor: z.string().nullable(), reference: z.string().nullable() })
    .nullable(),
  release: release.nullable().describe('The request to release the money in the accounts.'),
});

export const SCHEMAS: Record<string, Schema> = {
  Deposit: schemaOf(deposit),
  DepositInsurance: schemaOf(insuranceOf, {
    isRefused: 'Whether the insurer refused.',
    reference: 'The number of the policy.',
  }),
  DepositGuarantee: schemaOf(guaranteeOf, { guarantor: 'The guarantor.' }),
};
