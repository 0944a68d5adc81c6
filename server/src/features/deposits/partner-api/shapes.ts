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
  name: z.string().describe('Whose it is; the main tenant’s where it is for all.'),
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
  by: z.enum(['tenant', 'landlord']).nullable().describe('Null when both agree.'),
  asked: z.number().describe('Kroner the landlord is to have.'),
  notifiedOn: z.iso.date().describe('When the other side was told.'),
  until: z.iso.date().describe('The last day for showing a suit.'),
});
const deposit = z.object({
  _id: uuid,
  leaseId: uuid,
  type: z.enum(SECURITY_TYPES),
  status: z.enum(DEPOSIT_STATUSES),
  securityStatus: z.enum(SECURITY_STATUSES).describe('In one word, as the lease says it.'),
  isPaid: z.boolean(),
  isAwaited: z.boolean().describe('Whether there is still something to pay.'),
  amount: z.number().describe('Kroner, as it was agreed.'),
  paid: z.number().nullable().describe('Came in, of an account; of the fee, of an insurance.'),
  balance: z.number().describe('What is in the accounts.'),
  signedOn: z.iso.date().nullable(),
  endsOn: z.iso
    .date()
    .nullable()
    .describe('The last day on which an insurance or a guarantee is valid.'),
  forms: z
    .array(z.object({ name: z.string(), submittedAt: z.iso.datetime().nullable() }))
    .describe('Who is asked by the bank, and has answered; never what.'),
  accounts: z.array(account),
  insurance: z
    .object({
      fee: z.number().nullable(),
      invoice: feeInvoice.nullable(),
      reference: z.string().nullable().describe('The policy’s.'),
    })
    .nullable(),
  guarantee: z
    .object({ guarantor: z.string().nullable(), reference: z.string().nullable() })
    .nullable(),
  release: release.nullable().describe('That somebody asks for what is in the accounts.'),
});

export const SCHEMAS: Record<string, Schema> = {
  Deposit: schemaOf(deposit),
  DepositInsurance: schemaOf(insuranceOf, {
    isRefused: 'The insurer does not stand for the rent.',
    reference: 'The policy’s.',
  }),
  DepositGuarantee: schemaOf(guaranteeOf, { guarantor: 'Who stands for the rent.' }),
};
