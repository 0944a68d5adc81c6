import { REPORT_KINDS, type OrderReport, conflictClosing } from '@husvaer/domain/banking/conflicts';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { BankFileFormat, FilesMeta, bankingOptions } from '../graphql.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import { effectOf, EFFECTS } from './effect-of.ts';
import type { ConflictFile } from './store.ts';
import { closeBankConflict } from './use-cases/close-bank-conflict.ts';
import {
  getBankConflicts,
  type BankConflicts,
  type ShownConflict,
} from './use-cases/get-bank-conflicts.ts';

const KindEnum = builder.enumType('BankReportKind', { values: REPORT_KINDS });
const EffectEnum = builder.enumType('BankConflictEffect', { values: EFFECTS });

const ReportType = builder.objectRef<OrderReport>('BankReport').implement({
  description: 'What a file says about an order.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});
const FileType = builder.objectRef<ConflictFile>('BankConflictFile').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    format: t.expose('format', { type: BankFileFormat, nullable: true }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
  }),
});

const ConflictType = builder.objectRef<ShownConflict>('BankConflict').implement({
  description:
    'A file that a person brought contradicts the bank’s own: about an order, or by a payment that the bank’s statement of its day does not have.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    broughtFile: t.expose('broughtFile', { type: FileType }),
    ownFile: t.expose('ownFile', { type: FileType, description: 'The bank’s own file.' }),
    report: t.expose('brought', {
      type: ReportType,
      nullable: true,
      description: 'What the brought file says about an order. Null for a payment.',
    }),
    ownReport: t.expose('own', {
      type: ReportType,
      nullable: true,
      description: 'What the bank’s own file says about the order.',
    }),
    isRefund: t.exposeBoolean('isRefund'),
    serialId: t.exposeInt('serial', { nullable: true, description: 'The number of the payout.' }),
    amount: t.expose('amount', {
      type: 'Kroner',
      description: 'What the brought file says. Below zero for a payment that went out.',
    }),
    date: t.exposeString('dated', { nullable: true, description: 'The bank’s day.' }),
    bankRef: t.exposeString('endToEndId', {
      nullable: true,
      description: 'The end-to-end id of the order at the bank.',
    }),
    lineId: t.exposeID('lineId', {
      nullable: true,
      description:
        'The payment of the upload, for `getBankMovement`. Null if it is about an order.',
    }),
    kid: t.exposeString('kid', { nullable: true }),
    counterpartyName: t.exposeString('counterpartyName', { nullable: true }),
    effect: t.field({
      type: EffectEnum,
      description: 'What the brought file has led to.',
      resolve: effectOf,
    }),
    broughtByName: t.exposeString('broughtByName', {
      nullable: true,
      description: 'Null for a key of the operator, or if the account is deleted.',
    }),
    mayClose: t.exposeBoolean('mayClose', {
      description: 'Whether the viewer may close it: not the person who brought the file.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    closedByName: t.exposeString('closedByName', {
      nullable: true,
      description: 'Null when the bank has said the same since, or if the account is deleted.',
    }),
    reason: t.exposeString('reason', { nullable: true }),
    firstClosedByName: t.exposeString('firstClosedByName', {
      nullable: true,
      description:
        'The first of two who close it, because it is unknown who brought the file. Null also if the account is deleted.',
    }),
    firstReason: t.exposeString('firstReason', {
      nullable: true,
      description: 'The reason of the first of two.',
    }),
  }),
});
const ConflictsType = builder.objectRef<BankConflicts>('BankConflicts').implement({
  fields: (t) => ({
    data: t.expose('conflicts', { type: [ConflictType] }),
    open: t.exposeInt('open', { description: 'The number of those that nobody has closed.' }),
    metaData: t.field({ type: FilesMeta, resolve: (conflicts) => conflicts }),
  }),
});

query('getBankConflicts', {
  description:
    'Returns what uploaded files say and the bank’s own files contradict: the open ones first, then the latest.',
  args: {
    queryData: input(
      'BankConflictsQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
    optionData: bankingOptions,
  },
  type: ConflictsType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getBankConflicts, { ...queryData, ...optionData }),
});

mutation('closeBankConflict', {
  description:
    'Closes a conflict between an uploaded file and the bank’s own, with a reason. Returns its id. Not for the person who brought the file. If that person is unknown, two people close it.',
  args: {
    inputData: input('CloseBankConflictInputData', conflictClosing.extend({ conflictId: anId }), {
      reason: 'Why the files differ, at most 500 characters.',
    }),
  },
  type: 'ID',
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, closeBankConflict, inputData),
});
