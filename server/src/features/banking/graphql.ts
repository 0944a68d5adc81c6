import { z } from 'zod';

import {
  BANK_FILE_FORMATS,
  PASSED_REASONS,
  type Money,
  type PassedReason,
} from '@husvaer/domain/banking/bank-file';
import { FILE_PROBLEM_CODES, type FileProblem } from '@husvaer/domain/banking/file-problems';
import {
  LINE_STATES,
  SETTLEMENT_CHOICES,
  WAITING_REASONS,
  type WaitingReason,
} from '@husvaer/domain/banking/lines';
import { pageOf } from '@husvaer/domain/kernel/page';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { PaymentCandidate } from '../payments/public.ts';
import type { LateDebited } from '../payouts/public.ts';
import { WITHOUT_PARTNER, withBooks } from '../ledger/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { asId } from '../../platform/input-id.ts';
import { thenRead } from '../../platform/work.ts';
import { settleBankException } from './exceptions/use-cases/settle-bank-exception.ts';
import { undoBankSettlement } from './exceptions/use-cases/undo-bank-settlement.ts';
import { getBankException } from './use-cases/get-bank-exception.ts';
import { getBankExceptions, type BankExceptions } from './use-cases/get-bank-exceptions.ts';
import { getBankFiles, type BankFiles } from './use-cases/get-bank-files.ts';
import { getPassedBankEntries, type PassedEntries } from './use-cases/get-passed-bank-entries.ts';
import type { BankException } from './view-exceptions.ts';

const page = pageOf({ usual: 25, most: 50, skipMost: 100_000 });

export const BankFileFormat = builder.enumType('BankFileFormat', {
  values: Object.fromEntries(
    [...BANK_FILE_FORMATS, 'pain.002' as const].map((value) => [value.replace('.', ''), { value }]),
  ),
});
const FileStateEnum = builder.enumType('BankFileState', { values: ['booked', 'refused'] as const });
const ProblemEnum = builder.enumType('BankFileProblemCode', { values: FILE_PROBLEM_CODES });
export const BankLineState = builder.enumType('BankLineState', { values: LINE_STATES });
export const WaitingReasonEnum = builder.enumType('BankWaitingReason', { values: WAITING_REASONS });
const PassedEnum = builder.enumType('BankPassedReason', { values: PASSED_REASONS });
const ChoiceEnum = builder.enumType('BankSettlementChoice', { values: SETTLEMENT_CHOICES });

const ProblemType = builder.objectRef<FileProblem>('BankFileProblem').implement({
  description: 'Why a file was refused, and where.',
  fields: (t) => ({
    code: t.expose('code', { type: ProblemEnum }),
    line: t.exposeInt('line', { nullable: true, description: 'From 1.' }),
    path: t.exposeString('path', { nullable: true, description: 'Of an element in XML.' }),
    found: t.exposeString('found', { nullable: true }),
    expected: t.exposeString('expected', { nullable: true }),
  }),
});

const WaitingType = builder
  .objectRef<{ reason: WaitingReason; count: number }>('BankFileWaiting')
  .implement({
    fields: (t) => ({
      reason: t.expose('reason', { type: WaitingReasonEnum }),
      count: t.exposeInt('count'),
    }),
  });

const PassedCountType = builder
  .objectRef<{ reason: PassedReason; count: number }>('BankFilePassed')
  .implement({
    fields: (t) => ({
      reason: t.expose('reason', { type: PassedEnum }),
      count: t.exposeInt('count'),
    }),
  });

const MoneyType = builder.objectRef<Money>('BankMoney').implement({
  description: 'An amount as a bank writes it, in any money.',
  fields: (t) => ({
    amount: t.exposeString('amount', { description: '`-500.00`; below zero it went out.' }),
    currency: t.exposeString('currency', { description: 'ISO 4217.' }),
  }),
});

const FileType = builder.objectRef<BankFiles['files'][number]>('BankFile').implement({
  description:
    'A file of a bank’s: what is these books’ own of it was booked, or all of it refused.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    format: t.expose('format', { type: BankFileFormat, nullable: true }),
    bankId: t.exposeString('bankId', { nullable: true, description: 'What the bank calls it.' }),
    state: t.expose('state', { type: FileStateEnum }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    byName: t.exposeString('byName', {
      nullable: true,
      description:
        'Who uploaded it; null when it came by the folder, or when the account is deleted.',
    }),
    hasOriginal: t.exposeBoolean('hasOriginal', {
      description: 'Whether it can be fetched as it was sent: `/api/money/…/bank-files/…`.',
    }),
    lines: t.exposeInt('lineCount'),
    sum: t.expose('sum', { type: 'Kroner', description: 'Of its payments, in and out.' }),
    taken: t.int({
      description: 'Payments that were matched by their KID.',
      resolve: ({ report }) =>
        Object.values(report.taken ?? {}).reduce((sum, count) => sum + count, 0),
    }),
    waiting: t.field({
      type: [WaitingType],
      description: 'Payments that waited for a person when it was booked.',
      resolve: ({ report }) =>
        WAITING_REASONS.flatMap((reason) => {
          const count = report.waiting?.[reason];
          return count ? [{ reason, count }] : [];
        }),
    }),
    repeated: t.int({
      description: 'Payments that an earlier file reported.',
      resolve: ({ report }) => report.repeated ?? 0,
    }),
    otherSource: t.int({
      description: 'Payments left out, for they come in the other kind of file.',
      resolve: ({ report }) => report.otherSource ?? 0,
    }),
    leftOut: t.int({
      description: 'Transactions of another service.',
      resolve: ({ report }) => report.leftOut ?? 0,
    }),
    passed: t.field({
      type: [PassedCountType],
      description: 'Entries that were not booked, by why; `getPassedBankEntries` has them.',
      resolve: ({ report }) =>
        PASSED_REASONS.flatMap((reason) => {
          const count = report.passed?.[reason];
          return count ? [{ reason, count }] : [];
        }),
    }),
    unknown: t.stringList({
      description:
        'Of an answer to an order: payments it names that the order does not have, the first 20.',
      resolve: ({ report }) => [...(report.unknown ?? [])],
    }),
    problems: t.field({ type: [ProblemType], resolve: ({ report }) => report.problems ?? [] }),
    moreProblems: t.int({ resolve: ({ report }) => report.more ?? 0 }),
  }),
});

const FilesMeta = builder.objectRef<{ total: number }>('BankingMetaData').implement({
  fields: (t) => ({ totalDocuments: t.exposeInt('total') }),
});
const FilesType = builder.objectRef<BankFiles>('BankFiles').implement({
  fields: (t) => ({
    data: t.expose('files', { type: [FileType] }),
    metaData: t.field({ type: FilesMeta, resolve: (files) => files }),
  }),
});

const PageInput = builder.inputType('BankingOptionData', {
  fields: (t) => ({ limit: t.int({ description: 'At most 50.' }), skip: t.int() }),
});
const FilesInput = builder.inputType('BankFilesQueryData', {
  fields: (t) => ({ partnerId: t.id({ description: WITHOUT_PARTNER }) }),
});
builder.queryField('getBankFiles', (t) =>
  t.field({
    type: FilesType,
    description: 'Files of an agency’s banks, the latest first.',
    args: {
      queryData: t.arg({ type: FilesInput, required: true }),
      optionData: t.arg({ type: PageInput }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId } = parseInput(withBooks, queryData, 'queryData');
      const request = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getBankFiles, { partnerId, ...request });
    },
  }),
);

const PassedType = builder
  .objectRef<PassedEntries['entries'][number]>('BankPassedEntry')
  .implement({
    description: 'An entry of a bank’s file that was not booked.',
    fields: (t) => ({
      position: t.exposeInt('position', { description: 'In what was passed over, from 1.' }),
      account: t.exposeString('account'),
      money: t.field({ type: MoneyType, resolve: (entry) => entry }),
      bookedOn: t.exposeString('bookedOn', { nullable: true }),
      text: t.exposeString('text', { nullable: true }),
      reason: t.expose('reason', { type: PassedEnum }),
    }),
  });
const PassedEntriesType = builder.objectRef<PassedEntries>('BankPassedEntries').implement({
  fields: (t) => ({
    data: t.expose('entries', { type: [PassedType] }),
    metaData: t.field({ type: FilesMeta, resolve: (entries) => entries }),
  }),
});
const PassedInput = builder.inputType('PassedBankEntriesQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    fileId: t.id({ required: true }),
  }),
});
const passedSchema = withBooks.extend({ fileId: uuid });
builder.queryField('getPassedBankEntries', (t) =>
  t.field({
    type: PassedEntriesType,
    description: 'Entries of a file that were not booked, in its order.',
    args: {
      queryData: t.arg({ type: PassedInput, required: true }),
      optionData: t.arg({ type: PageInput }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId, fileId } = parseInput(passedSchema, queryData, 'queryData');
      const request = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getPassedBankEntries, { partnerId, fileId, ...request });
    },
  }),
);

const CandidateType = builder.objectRef<PaymentCandidate>('BankSuggestion').implement({
  description: 'Whose rent a payment may be.',
  fields: (t) => ({
    contractId: t.exposeID('leaseId'),
    invoiceId: t.exposeID('invoiceId', { nullable: true }),
    kid: t.exposeString('kid', { nullable: true }),
    open: t.expose('open', { type: 'Kroner', description: 'Still to be paid.' }),
    tenantNames: t.exposeStringList('tenantNames'),
    home: t.exposeString('home', { nullable: true }),
    leaseNumber: t.exposeString('leaseNumber', { nullable: true }),
    why: t.exposeString('why', {
      description:
        'kid: nearly the same; debtor: paid for it before; name: a tenant’s; amount: just that is open.',
    }),
  }),
});

const SettlementType = builder
  .objectRef<BankException['settlements'][number]>('BankSettlement')
  .implement({
    description: 'What a person said of a payment.',
    fields: (t) => ({
      _id: t.exposeID('id'),
      choice: t.expose('choice', { type: ChoiceEnum }),
      contractId: t.exposeID('leaseId', { nullable: true }),
      invoiceId: t.exposeID('invoiceId', { nullable: true }),
      note: t.exposeString('note', { nullable: true }),
      at: t.expose('at', { type: 'DateTime' }),
      byName: t.exposeString('byName', { nullable: true }),
      undoneAt: t.expose('undoneAt', { type: 'DateTime', nullable: true }),
      undoneByName: t.exposeString('undoneByName', { nullable: true }),
    }),
  });

const LateDebitType = builder.objectRef<LateDebited>('LateDebit').implement({
  description: 'A payout or a refund that the bank rejected and debited all the same.',
  fields: (t) => ({
    isRefund: t.boolean({ resolve: ({ kind }) => kind === 'refund' }),
    serialId: t.exposeInt('serial', { nullable: true, description: 'Of a payout.' }),
  }),
});

const ExceptionType = builder.objectRef<BankException>('BankException').implement({
  description: 'A payment that no KID matches.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    amount: t.expose('amount', { type: 'Kroner', description: 'Below zero it went out.' }),
    bookedOn: t.exposeString('bookedOn'),
    paidOn: t.exposeString('paidOn', { description: 'When the payer’s bank had it.' }),
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
    reference: t.exposeString('reference', { nullable: true, description: 'The bank’s own.' }),
    isReversal: t.exposeBoolean('isReversal'),
    original: t.expose('original', {
      type: MoneyType,
      nullable: true,
      description: 'What was paid, where another amount came.',
    }),
    charges: t.expose('charges', {
      type: MoneyType,
      nullable: true,
      description: 'What banks kept of it.',
    }),
    isLump: t.exposeBoolean('isLump', {
      description: 'Perhaps the bank’s own sum of payments that an OCR file reported one by one.',
    }),
    state: t.expose('state', { type: BankLineState }),
    reason: t.expose('reason', { type: WaitingReasonEnum, nullable: true }),
    lateDebit: t.expose('lateDebit', {
      type: LateDebitType,
      nullable: true,
      description: 'What it debits that the bank had rejected. It is not tried again meanwhile.',
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

const ExceptionsInput = builder.inputType('BankExceptionsQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    isSettled: t.boolean({
      description: 'Those that a person settled, in place of those that wait.',
    }),
  }),
});
const exceptionsSchema = withBooks.extend({
  isSettled: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});
builder.queryField('getBankExceptions', (t) =>
  t.field({
    type: ExceptionsType,
    description:
      'Payments that no KID matches: the earliest waiting ones first, the latest settled ones first.',
    args: {
      queryData: t.arg({ type: ExceptionsInput, required: true }),
      optionData: t.arg({ type: PageInput }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId, isSettled } = parseInput(exceptionsSchema, queryData, 'queryData');
      const request = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getBankExceptions, {
        partnerId,
        isWaiting: !isSettled,
        ...request,
      });
    },
  }),
);

const SettleInput = builder.inputType('SettleBankExceptionInputData', {
  fields: (t) => ({
    lineId: t.id({ required: true }),
    choice: t.field({ type: ChoiceEnum, required: true }),
    contractId: t.id({ description: 'Required for a lease.' }),
    invoiceId: t.id({ description: 'The invoice it pays first; the oldest without one.' }),
    note: t.string({ description: 'At most 500 characters; required but for a lease.' }),
    account: t.string({
      description: 'Of a refund: where it goes, unless to the Norwegian account it came from.',
    }),
    name: t.string({ description: 'Whose account that is; 70 characters.' }),
  }),
});
builder.mutationField('settleBankException', (t) =>
  t.field({
    type: ExceptionType,
    args: { inputData: t.arg({ type: SettleInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { contractId, invoiceId } = inputData;
      return runner.run(viewer, thenRead(settleBankException, getBankException), {
        ...inputData,
        lineId: asId(inputData.lineId),
        contractId: contractId && asId(contractId),
        invoiceId: invoiceId && asId(invoiceId),
      });
    },
  }),
);

const UndoInput = builder.inputType('UndoBankSettlementInputData', {
  fields: (t) => ({ lineId: t.id({ required: true }) }),
});
builder.mutationField('undoBankSettlement', (t) =>
  t.field({
    type: ExceptionType,
    description: 'Takes back what a person said of a payment: it waits again.',
    args: { inputData: t.arg({ type: UndoInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      return runner.run(
        viewer,
        thenRead(undoBankSettlement, getBankException),
        asId(inputData.lineId),
      );
    },
  }),
);
