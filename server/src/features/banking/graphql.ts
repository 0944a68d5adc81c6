import { z } from 'zod';

import { BANK_FILE_FORMATS } from '@husvaer/domain/banking/bank-file';
import { FILE_PROBLEM_CODES, type FileProblem } from '@husvaer/domain/banking/file-problems';
import {
  LINE_STATES,
  SETTLEMENT_CHOICES,
  WAITING_REASONS,
  type WaitingReason,
} from '@husvaer/domain/banking/lines';
import { pageOf } from '@husvaer/domain/kernel/page';
import { parseInput } from '@husvaer/domain/kernel/validation';

import type { PaymentCandidate } from '../invoicing/public.ts';
import { WITHOUT_PARTNER, withBooks } from '../ledger/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { asId } from '../../platform/asked-id.ts';
import { thenRead } from '../../platform/work.ts';
import { settleException, undoSettled } from './exceptions/settle.ts';
import {
  getBankException,
  getBankExceptions,
  getBankFiles,
  type BankException,
  type BankExceptions,
  type BankFiles,
} from './use-cases/read-banking.ts';

const page = pageOf({ usual: 25, most: 50, skipMost: 100_000 });

export const BankFileFormat = builder.enumType('BankFileFormat', {
  values: Object.fromEntries(
    [...BANK_FILE_FORMATS, 'pain.002' as const].map((value) => [value.replace('.', ''), { value }]),
  ),
});
const FileStateEnum = builder.enumType('BankFileState', { values: ['booked', 'refused'] as const });
const ProblemEnum = builder.enumType('BankFileProblemCode', { values: FILE_PROBLEM_CODES });
export const BankLineState = builder.enumType('BankLineState', { values: LINE_STATES });
const ReasonEnum = builder.enumType('BankWaitingReason', { values: WAITING_REASONS });
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
      reason: t.expose('reason', { type: ReasonEnum }),
      count: t.exposeInt('count'),
    }),
  });

const FileType = builder.objectRef<BankFiles['files'][number]>('BankFile').implement({
  description: 'A file of a bank’s: booked whole, or refused whole.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    format: t.expose('format', { type: BankFileFormat, nullable: true }),
    bankId: t.exposeString('bankId', { nullable: true, description: 'What the bank calls it.' }),
    state: t.expose('state', { type: FileStateEnum }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    byName: t.exposeString('byName', {
      nullable: true,
      description: 'Who uploaded it; null when it lay in the folder, or whoever did is gone.',
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
      description: 'Payments that an earlier file told of.',
      resolve: ({ report }) => report.repeated ?? 0,
    }),
    otherSource: t.int({
      description: 'Payments left out, for they come in the other kind of file.',
      resolve: ({ report }) => report.otherSource ?? 0,
    }),
    leftOut: t.int({
      description: 'Movements that were only announced, or another service’s.',
      resolve: ({ report }) => report.leftOut ?? 0,
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
      const asked = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getBankFiles, { partnerId, ...asked });
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

const ExceptionType = builder.objectRef<BankException>('BankException').implement({
  description: 'A payment that nobody took by its KID.',
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
    isLump: t.exposeBoolean('isLump', {
      description: 'Perhaps the bank’s own sum of payments that an OCR file told of one by one.',
    }),
    state: t.expose('state', { type: BankLineState }),
    reason: t.expose('reason', { type: ReasonEnum, nullable: true }),
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
const exceptionsAsked = withBooks.extend({
  isSettled: z
    .boolean()
    .nullish()
    .transform((said) => said ?? false),
});
builder.queryField('getBankExceptions', (t) =>
  t.field({
    type: ExceptionsType,
    description:
      'Payments that nobody took: the earliest that wait first, the latest settled first.',
    args: {
      queryData: t.arg({ type: ExceptionsInput, required: true }),
      optionData: t.arg({ type: PageInput }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId, isSettled } = parseInput(exceptionsAsked, queryData, 'queryData');
      const asked = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getBankExceptions, { partnerId, isWaiting: !isSettled, ...asked });
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
      return runner.run(viewer, thenRead(settleException, getBankException), {
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
      return runner.run(viewer, thenRead(undoSettled, getBankException), asId(inputData.lineId));
    },
  }),
);
