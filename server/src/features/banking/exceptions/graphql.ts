import { z } from 'zod';

import { SETTLEMENT_CHOICES, settlement } from '@husvaer/domain/banking/lines';

import type { PaymentCandidate } from '../../payments/public.ts';
import type { LateDebited } from '../../payouts/public.ts';
import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import {
  BankLineState,
  FilesMeta,
  MoneyType,
  ProblemType,
  WaitingReasonEnum,
  bankingOptions,
} from '../graphql.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import { getBankException } from './use-cases/get-bank-exception.ts';
import { getBankExceptions, type BankExceptions } from './use-cases/get-bank-exceptions.ts';
import type { BankException } from './view-exceptions.ts';
import { settleBankException } from './use-cases/settle-bank-exception.ts';
import { undoBankSettlement } from './use-cases/undo-bank-settlement.ts';

const ChoiceEnum = builder.enumType('BankSettlementChoice', { values: SETTLEMENT_CHOICES });

const CandidateType = builder.objectRef<PaymentCandidate>('BankSuggestion').implement({
  description: 'A lease whose rent a payment may be.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    kid: t.exposeString('kid', { nullable: true }),
    open: t.expose('open', { type: 'Kroner', description: 'The amount that is not paid yet.' }),
    tenantNames: t.exposeStringList('tenantNames'),
    home: t.exposeString('home', { nullable: true }),
    leaseNumber: t.exposeString('leaseNumber', { nullable: true }),
    why: t.exposeString('why', {
      description:
        'The reason for the suggestion. `kid`: the KID is nearly the same. `debtor`: the payer paid for the lease before. `name`: the payer has the name of a tenant. `amount`: exactly this amount is unpaid.',
    }),
  }),
});

const SettlementType = builder
  .objectRef<BankException['settlements'][number]>('BankSettlement')
  .implement({
    description: 'A person’s settlement of a payment that no KID matches.',
    fields: (t) => ({
      _id: t.exposeID('id'),
      choice: t.expose('choice', { type: ChoiceEnum }),
      contractId: t.exposeID('leaseId', { nullable: true }),
      invoiceId: t.exposeID('invoiceId', { nullable: true }),
      note: t.exposeString('note', { nullable: true }),
      at: t.expose('at', { type: 'DateTime' }),
      isByRule: t.boolean({
        description:
          'Whether no person settled it: another kind of file states the same money payment by payment.',
        resolve: ({ dated }) => dated !== null,
      }),
      byName: t.exposeString('byName', { nullable: true }),
      undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
      undoneByName: t.exposeString('undoneByName', { nullable: true }),
    }),
  });

const LateDebitType = builder.objectRef<LateDebited>('LateDebit').implement({
  description: 'A payout or a refund that the bank rejected and debited nevertheless.',
  fields: (t) => ({
    isRefund: t.boolean({ resolve: ({ kind }) => kind === 'refund' }),
    serialId: t.exposeInt('serial', {
      nullable: true,
      description: 'The number of the payout. Null for a refund.',
    }),
  }),
});

export const ExceptionType = builder.objectRef<BankException>('BankException').implement({
  description: 'A payment that no KID matches.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'Negative for an outgoing payment.',
    }),
    bookedOn: t.exposeString('bookedOn'),
    paidOn: t.exposeString('paidOn', {
      description: 'The day on which the payer’s bank received the payment, `YYYY-MM-DD`.',
    }),
    kid: t.exposeString('kid', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
    counterpartyAccount: t.string({
      nullable: true,
      resolve: ({ counterparty }) => counterparty.account,
    }),
    counterpartyName: t.string({
      nullable: true,
      resolve: ({ counterparty }) => counterparty.name,
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'The bank’s reference.',
    }),
    isReversal: t.exposeBoolean('isReversal'),
    original: t.expose('original', {
      type: MoneyType,
      nullable: true,
      description: 'The amount that was paid, if a different amount arrived.',
    }),
    charges: t.expose('charges', {
      type: MoneyType,
      nullable: true,
      description: 'The charges that banks deducted from the payment.',
    }),
    state: t.expose('state', { type: BankLineState }),
    reason: t.expose('reason', { type: WaitingReasonEnum, nullable: true }),
    unclear: t.field({
      type: ProblemType,
      nullable: true,
      description: 'Why the details of its entry were not read.',
      resolve: ({ unclear }) => unclear ?? null,
    }),
    lateDebit: t.expose('lateDebit', {
      type: LateDebitType,
      nullable: true,
      description:
        'The rejected payout or refund that this payment debits. It is not sent again while this payment waits.',
    }),
    settlements: t.expose('settlements', { type: [SettlementType] }),
    suggestions: t.expose('suggestions', { type: [CandidateType] }),
  }),
});

const ExceptionsType = builder.objectRef<BankExceptions>('BankExceptions').implement({
  fields: (t) => ({
    data: t.expose('exceptions', { type: [ExceptionType] }),
    metaData: t.field({ type: FilesMeta, resolve: (exceptions) => exceptions }),
  }),
});

const exceptionsSchema = withBooks.extend({
  isSettled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
query('getBankExceptions', {
  description:
    'Returns payments that no KID matches. Waiting payments are ordered oldest first, settled ones latest first.',
  args: {
    queryData: input(
      'BankExceptionsQueryData',
      exceptionsSchema,
      {
        partnerId: WITHOUT_PARTNER,
        isSettled:
          'Whether to return settled payments in place of waiting ones. Defaults to false.',
      },
      { isRequired: true },
    ),
    optionData: bankingOptions,
  },
  type: ExceptionsType,
  run: ({ queryData: { partnerId, isSettled }, optionData }, { runner, viewer }) =>
    runner.read(viewer, getBankExceptions, { partnerId, isWaiting: !isSettled, ...optionData }),
});

const orNone = anId.nullish().transform((id) => id ?? null);
const settling = settlement.safeExtend({ lineId: anId, contractId: orNone, invoiceId: orNone });
mutation('settleBankException', {
  args: {
    inputData: input('SettleBankExceptionInputData', settling, {
      choice: { type: ChoiceEnum },
      contractId: 'The lease that the payment is rent of. Required for `lease`.',
      invoiceId: 'The invoice that the payment pays first. Defaults to the oldest.',
      note: 'At most 500 characters. Required for `refund`, `not_ours` and `counted`.',
      account:
        'The account that a refund is paid to. Defaults to the Norwegian account that the payment came from.',
      name: 'The name of the account holder, at most 70 characters.',
    }),
  },
  type: ExceptionType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(settleBankException, getBankException), inputData),
});

mutation('undoBankSettlement', {
  description: 'Undoes a person’s settlement of a payment. The payment waits again.',
  args: { inputData: input('UndoBankSettlementInputData', z.object({ lineId: anId })) },
  type: ExceptionType,
  run: ({ inputData: { lineId } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(undoBankSettlement, getBankException), lineId),
});
