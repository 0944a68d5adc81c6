import {
  DIFFERENCE_KINDS,
  RECONCILIATION_PROBLEMS,
  type ReconciliationProblem,
} from '@husvaer/domain/banking/reconciliation';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import { WaitingReasonEnum } from '../graphql.ts';
import {
  getBankReconciliation,
  NOT_SIGNABLE,
  type MonthReconciliation,
} from './use-cases/get-bank-reconciliation.ts';
import { getReconciliationProblemCount } from './use-cases/get-reconciliation-problem-count.ts';
import { monthParameter, signBankReconciliation } from './use-cases/sign-bank-reconciliation.ts';

const DifferenceEnum = builder.enumType('BankDifferenceKind', { values: DIFFERENCE_KINDS });
const ProblemEnum = builder.enumType('ReconciliationProblemKind', {
  values: RECONCILIATION_PROBLEMS,
});
const NotSignableEnum = builder.enumType('ReconciliationNotSignable', { values: NOT_SIGNABLE });

type Account = MonthReconciliation['accounts'][number];

const DayType = builder.objectRef<Account['days'][number]>('ReconciledDay').implement({
  description: 'The end of a day with a statement.',
  fields: (t) => ({
    on: t.exposeString('on'),
    bank: t.expose('bank', { type: 'Kroner', description: 'As the bank says.' }),
    ledger: t.expose('ledger', { type: 'Kroner', description: 'As the books say.' }),
    unexplained: t.expose('rest', {
      type: 'Kroner',
      description: 'What the bank has more, beyond payments that are known to differ.',
    }),
  }),
});

const DifferenceType = builder
  .objectRef<Account['differences'][number]>('BankDifference')
  .implement({
    description: 'Why the bank’s balance is not what the books say.',
    fields: (t) => ({
      kind: t.expose('kind', { type: DifferenceEnum }),
      from: t.exposeString('from', { description: 'The first day of it.' }),
      amount: t.expose('amount', {
        type: 'Kroner',
        description: 'What the bank has more than the books; below zero it has less.',
      }),
      count: t.exposeInt('count', { description: 'Payments.' }),
    }),
  });

const EntryType = builder.objectRef<Account['entries'][number]>('BankDifferenceEntry').implement({
  description: 'A payment that makes a difference.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DifferenceEnum }),
    on: t.exposeString('on'),
    amount: t.expose('amount', { type: 'Kroner' }),
    kid: t.exposeString('kid', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
  }),
});

const AccountType = builder.objectRef<Account>('ReconciledAccount').implement({
  description: 'A client account compared with its bank.',
  fields: (t) => ({
    account: t.exposeString('account', { description: 'Eleven digits.' }),
    isInUse: t.exposeBoolean('isInUse'),
    statementOn: t.exposeString('statementOn', {
      nullable: true,
      description: 'The day that the latest statement closed.',
    }),
    bank: t.expose('bank', {
      type: 'Kroner',
      nullable: true,
      description: 'What the bank says stood on it then.',
    }),
    ledger: t.expose('ledger', { type: 'Kroner', description: 'What the books say.' }),
    days: t.field({ type: [DayType], resolve: ({ days }) => days }),
    differences: t.field({ type: [DifferenceType], resolve: ({ differences }) => differences }),
    entries: t.field({
      type: [EntryType],
      description: 'Payments of the differences, at most 200.',
      resolve: ({ entries }) => entries,
    }),
  }),
});

const ProblemType = builder.objectRef<ReconciliationProblem>('ReconciliationProblem').implement({
  description: 'What a person has to resolve.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ProblemEnum }),
    account: t.exposeString('account'),
    on: t.exposeString('on', { nullable: true, description: 'The day it is about.' }),
    amount: t.expose('amount', { type: 'Kroner', nullable: true }),
    firstNumber: t.float({
      nullable: true,
      description: 'Of numbers that lack: the first.',
      resolve: ({ numbers }) => numbers?.from ?? null,
    }),
    lastNumber: t.float({ nullable: true, resolve: ({ numbers }) => numbers?.to ?? null }),
  }),
});

const UnclearType = builder
  .objectRef<MonthReconciliation['unclear'][number]>('UnclearPayment')
  .implement({
    fields: (t) => ({
      on: t.exposeString('on'),
      amount: t.expose('amount', { type: 'Kroner' }),
      text: t.exposeString('text', { nullable: true }),
      reason: t.expose('reason', { type: WaitingReasonEnum }),
    }),
  });

const ChargeType = builder
  .objectRef<MonthReconciliation['charges'][number]>('BankCharge')
  .implement({
    fields: (t) => ({
      on: t.exposeString('on'),
      amount: t.expose('amount', {
        type: 'Kroner',
        description: 'Below zero the bank took it; above, it was paid in.',
      }),
      text: t.exposeString('text', { nullable: true }),
    }),
  });

const ReconciliationType = builder.objectRef<MonthReconciliation>('BankReconciliation').implement({
  description: 'A month of client accounts compared with their bank.',
  fields: (t) => ({
    month: t.string({
      description: '`2026-11`',
      resolve: ({ month }) => month.slice(0, 7),
    }),
    until: t.exposeString('until', { description: 'The report is as of the end of this day.' }),
    accounts: t.field({ type: [AccountType], resolve: ({ accounts }) => accounts }),
    problems: t.field({ type: [ProblemType], resolve: ({ problems }) => problems }),
    unclear: t.field({
      type: [UnclearType],
      description: 'Payments without a known owner; at most 500.',
      resolve: ({ unclear }) => unclear,
    }),
    charges: t.field({
      type: [ChargeType],
      description: 'What the bank took in the month, and what was paid in for it; at most 500.',
      resolve: ({ charges }) => charges,
    }),
    toRefill: t.field({
      type: 'Kroner',
      description: 'What the keeper has to pay in for charges of the bank.',
      resolve: ({ balances }) =>
        balances.find(({ account }) => account === 'bank_charges')?.amount ?? 0n,
    }),
    signedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ signed }) => signed?.at ?? null,
    }),
    signedByName: t.string({ nullable: true, resolve: ({ signed }) => signed?.byName ?? null }),
    note: t.string({ nullable: true, resolve: ({ signed }) => signed?.note ?? null }),
    notSignable: t.expose('notSignable', { type: NotSignableEnum, nullable: true }),
    needsNote: t.exposeBoolean('needsNote', {
      description: 'Whether who signs has to say why the bank and the books differ.',
    }),
    nextToSign: t.string({
      nullable: true,
      description: 'The first month that is over and waits to be signed off.',
      resolve: ({ nextToSign }) => nextToSign?.slice(0, 7) ?? null,
    }),
  }),
});

const QueryData = builder.inputType('BankReconciliationQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    month: t.string({
      description:
        '`2026-11`; without it the one that waits to be signed off, or else the present.',
    }),
  }),
});
const querySchema = withBooks.extend({
  month: monthParameter.nullish().transform((month) => month ?? null),
});
builder.queryField('getBankReconciliation', (t) =>
  t.field({
    type: ReconciliationType,
    description: 'A month of client accounts compared with their bank.',
    args: { queryData: t.arg({ type: QueryData, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(viewer, getBankReconciliation, parseInput(querySchema, queryData, 'queryData')),
  }),
);

const CountData = builder.inputType('ReconciliationProblemCountQueryData', {
  fields: (t) => ({ partnerId: t.id({ description: WITHOUT_PARTNER }) }),
});
builder.queryField('getReconciliationProblemCount', (t) =>
  t.int({
    description: 'The number of open problems, as of the last comparison with the bank.',
    args: { queryData: t.arg({ type: CountData, required: true }) },
    resolve: (_, { queryData }, { runner, viewer }) =>
      runner.read(
        viewer,
        getReconciliationProblemCount,
        parseInput(withBooks, queryData, 'queryData').partnerId,
      ),
  }),
);

const SignInput = builder.inputType('SignBankReconciliationInputData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    month: t.string({ required: true, description: '`2026-11`' }),
    note: t.string({
      description: 'Why the bank and the books differ, where they do; at most 1,000 characters.',
    }),
  }),
});
builder.mutationField('signBankReconciliation', (t) =>
  t.field({
    type: ReconciliationType,
    description: 'Signs a month off: it is kept as it is, and what differs is accepted.',
    args: { inputData: t.arg({ type: SignInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, thenRead(signBankReconciliation, getBankReconciliation), { ...inputData }),
  }),
);
