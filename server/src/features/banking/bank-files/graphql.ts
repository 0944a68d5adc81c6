import { PASSED_REASONS, type PassedReason } from '@husvaer/domain/banking/bank-file';
import { WAITING_REASONS, type WaitingReason } from '@husvaer/domain/banking/lines';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { z } from 'zod';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import {
  BankFileFormat,
  bankingOptions,
  FilesMeta,
  PassedEnum,
  ProblemType,
  WaitingReasonEnum,
} from '../graphql.ts';
import { BANK_FILE_STATES } from '../store.ts';
import { getBankFiles, type BankFiles } from '../use-cases/get-bank-files.ts';

const FileStateEnum = builder.enumType('BankFileState', { values: BANK_FILE_STATES });

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

const FileType = builder.objectRef<BankFiles['files'][number]>('BankFile').implement({
  description:
    'A file from a bank. The payments that belong to these books were booked, or the whole file was refused, or it waits for its day.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    format: t.expose('format', { type: BankFileFormat, nullable: true }),
    bankId: t.exposeString('bankId', { nullable: true, description: 'The bank’s id of the file.' }),
    archive: t.exposeString('archive', {
      nullable: true,
      description: 'The name of the ZIP that the file came in. Null if it came alone.',
    }),
    state: t.expose('state', { type: FileStateEnum }),
    waitsUntil: t.exposeString('waitsUntil', {
      nullable: true,
      description:
        'The day on which a waiting file is booked, `YYYY-MM-DD`: the last day that it is about.',
    }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    byName: t.exposeString('byName', {
      nullable: true,
      description:
        'The name of the person who uploaded the file. Null if it came through the folder, or if the account is deleted.',
    }),
    isSuperseded: t.exposeBoolean('isSuperseded', {
      description: 'Whether the bank sent a corrected statement in its place.',
    }),
    isWithdrawable: t.exposeBoolean('isWithdrawable', {
      description:
        'Whether `withdrawBankFile` is possible: the file waits for its day, and a person or a system uploaded it.',
    }),
    hasOriginal: t.exposeBoolean('hasOriginal', {
      description:
        'Whether the viewer can download the original file from `/api/money/…/bank-files/…`. An auditor cannot.',
    }),
    lines: t.exposeInt('lineCount'),
    sum: t.expose('sum', {
      type: 'Kroner',
      description: 'The sum of its payments. Outgoing payments are negative.',
    }),
    taken: t.int({
      description: 'The number of payments that were matched by their KID.',
      resolve: ({ report }) =>
        Object.values(report.taken ?? {}).reduce((sum, count) => sum + count, 0),
    }),
    waiting: t.field({
      type: [WaitingType],
      description:
        'The number of payments that had to be settled by a person when the file was booked, by reason.',
      resolve: ({ report }) =>
        WAITING_REASONS.flatMap((reason) => {
          const count = report.waiting?.[reason];
          return count ? [{ reason, count }] : [];
        }),
    }),
    repeated: t.int({
      description: 'The number of payments that an earlier file reported.',
      resolve: ({ report }) => report.repeated ?? 0,
    }),
    otherSource: t.int({
      description:
        'The number of payments that were skipped because they come in the other kind of file.',
      resolve: ({ report }) => report.otherSource ?? 0,
    }),
    leftOut: t.int({
      description: 'The number of transactions of other services, which were skipped.',
      resolve: ({ report }) => report.leftOut ?? 0,
    }),
    passed: t.field({
      type: [PassedCountType],
      description:
        'The number of entries that were not booked, by reason. `getPassedBankEntries` returns the entries.',
      resolve: ({ report }) =>
        PASSED_REASONS.flatMap((reason) => {
          const count = report.passed?.[reason];
          return count ? [{ reason, count }] : [];
        }),
    }),
    unknown: t.stringList({
      description:
        'For an answer to an order: the first 20 payments in the answer that are not in the order.',
      resolve: ({ report }) => [...(report.unknown ?? [])],
    }),
    problems: t.field({ type: [ProblemType], resolve: ({ report }) => report.problems ?? [] }),
    moreProblems: t.int({ resolve: ({ report }) => report.more ?? 0 }),
  }),
});

const FilesType = builder.objectRef<BankFiles>('BankFiles').implement({
  fields: (t) => ({
    data: t.expose('files', { type: [FileType] }),
    metaData: t.field({ type: FilesMeta, resolve: (files) => files }),
  }),
});

const filesSchema = withBooks.extend({
  fileId: uuid.nullish().transform((value) => value ?? null),
  state: z
    .enum(BANK_FILE_STATES)
    .nullish()
    .transform((value) => value ?? null),
});
query('getBankFiles', {
  description: 'Returns the files from an agency’s banks, latest first.',
  args: {
    queryData: input(
      'BankFilesQueryData',
      filesSchema,
      {
        partnerId: WITHOUT_PARTNER,
        fileId: 'Returns only this file.',
        state: 'Returns only files of this state.',
      },
      { isRequired: true },
    ),
    optionData: bankingOptions,
  },
  type: FilesType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getBankFiles, { ...queryData, ...optionData }),
});
