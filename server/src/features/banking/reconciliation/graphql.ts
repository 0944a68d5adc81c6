import {
  DIFFERENCE_KINDS,
  RECONCILIATION_PROBLEMS,
  type ReconciliationProblem,
  RECONCILIATION_NOTE_MAX,
} from '@husvaer/domain/banking/reconciliation';
import { tidiedText } from '@husvaer/domain/kernel/tidied-text';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { WaitingReasonEnum } from '../graphql.ts';
import {
  getBankReconciliation,
  NOT_SIGNABLE,
  type MonthReconciliation,
} from './use-cases/get-bank-reconciliation.ts';
import { monthParameter, signBankReconciliation } from './use-cases/sign-bank-reconciliation.ts';

const DifferenceEnum = builder.enumType('BankDifferenceKind', { values: DIFFERENCE_KINDS });
const ProblemEnum = builder.enumType('ReconciliationProblemKind', {
  values: RECONCILIATION_PROBLEMS,
});
const NotSignableEnum = builder.enumType('ReconciliationNotSignable', { values: NOT_SIGNABLE });

type Account = MonthReconciliation['accounts'][number];

const DayType = builder.objectRef<Account['days'][number]>('ReconciledDay').implement({
  description: 'The balances at the end of a day with a statement.',
  fields: (t) => ({
    on: t.exposeString('on'),
    bank: t.expose('bank', { type: 'Kroner', description: 'The balance according to the bank.' }),
    ledger: t.expose('ledger', {
      type: 'Kroner',
      description: 'The balance according to the books.',
    }),
    unexplained: t.expose('rest', {
      type: 'Kroner',
      description:
        'The bank’s balance minus that of the books, apart from payments that are known to differ.',
    }),
  }),
});

const DifferenceType = builder
  .objectRef<Account['differences'][number]>('BankDifference')
  .implement({
    description: 'A reason why the bank’s balance differs from the books.',
    fields: (t) => ({
      kind: t.expose('kind', { type: DifferenceEnum }),
      from: t.exposeString('from', {
        description: 'The first day of the difference, `YYYY-MM-DD`.',
      }),
      amount: t.expose('amount', {
        type: 'Kroner',
        description: 'The bank’s amount minus that of the books. Negative if the bank has less.',
      }),
      count: t.exposeInt('count', { description: 'The number of payments.' }),
    }),
  });

const EntryType = builder.objectRef<Account['entries'][number]>('BankDifferenceEntry').implement({
  description: 'A payment that causes a difference.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DifferenceEnum }),
    on: t.exposeString('on'),
    amount: t.expose('amount', { type: 'Kroner' }),
    kid: t.exposeString('kid', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
  }),
});

const AccountType = builder.objectRef<Account>('ReconciledAccount').implement({
  description: 'The comparison of a client account with its bank.',
  fields: (t) => ({
    account: t.exposeString('account', { description: 'Eleven digits.' }),
    isInUse: t.exposeBoolean('isInUse'),
    statementOn: t.exposeString('statementOn', {
      nullable: true,
      description: 'The closing day of the latest statement, `YYYY-MM-DD`.',
    }),
    bank: t.expose('bank', {
      type: 'Kroner',
      nullable: true,
      description: 'The balance on that day according to the bank.',
    }),
    ledger: t.expose('ledger', {
      type: 'Kroner',
      description: 'The balance according to the books.',
    }),
    days: t.field({ type: [DayType], resolve: ({ days }) => days }),
    differences: t.field({ type: [DifferenceType], resolve: ({ differences }) => differences }),
    entries: t.field({
      type: [EntryType],
      description: 'The payments that cause the differences, at most 200.',
      resolve: ({ entries }) => entries,
    }),
  }),
});

const ProblemType = builder.objectRef<ReconciliationProblem>('ReconciliationProblem').implement({
  description: 'A problem that a person must resolve.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ProblemEnum }),
    account: t.exposeString('account'),
    on: t.exposeString('on', {
      nullable: true,
      description: 'The day that the problem concerns, `YYYY-MM-DD`.',
    }),
    amount: t.expose('amount', { type: 'Kroner', nullable: true }),
    firstNumber: t.float({
      nullable: true,
      description: 'The first of the missing numbers.',
      resolve: ({ numbers }) => numbers?.from ?? null,
    }),
    lastNumber: t.float({ nullable: true, resolve: ({ numbers }) => numbers?.to ?? null }),
  }),
});

const LINE_ID =
  'The payment, for `getBankMovement`. Null in months that were signed before it was noted.';

const UnclearType = builder
  .objectRef<MonthReconciliation['unclear'][number]>('UnclearPayment')
  .implement({
    fields: (t) => ({
      on: t.exposeString('on'),
      amount: t.expose('amount', { type: 'Kroner' }),
      text: t.exposeString('text', { nullable: true }),
      reason: t.expose('reason', { type: WaitingReasonEnum }),
      lineId: t.exposeID('lineId', { nullable: true, description: LINE_ID }),
    }),
  });

const ChargeType = builder
  .objectRef<MonthReconciliation['charges'][number]>('BankCharge')
  .implement({
    fields: (t) => ({
      on: t.exposeString('on'),
      amount: t.expose('amount', {
        type: 'Kroner',
        description: 'Negative if the bank deducted it, positive if it was paid in.',
      }),
      text: t.exposeString('text', { nullable: true }),
      lineId: t.exposeID('lineId', { nullable: true, description: LINE_ID }),
    }),
  });

export const ReconciliationType = builder
  .objectRef<MonthReconciliation>('BankReconciliation')
  .implement({
    description: 'The comparison of client accounts with their bank for a month.',
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
        description:
          'The charges that the bank deducted in the month, and the amounts that were paid in for them. At most 500.',
        resolve: ({ charges }) => charges,
      }),
      toRefill: t.field({
        type: 'Kroner',
        description: 'The amount that the owner of the books must pay in for the bank’s charges.',
        resolve: ({ balances }) =>
          balances.find(({ account }) => account === 'bank_charges')?.amount ?? 0n,
      }),
      late: t.field({
        type: [ChargeType],
        description:
          'Payments of earlier months that came when these were closed, and count in this month. By their true days, at most 500.',
        resolve: ({ late }) => late,
      }),
      closedUntil: t.exposeString('closedUntil', {
        nullable: true,
        description: 'The last day up to which the books are closed, `YYYY-MM-DD`.',
      }),
      isClosable: t.exposeBoolean('isClosable', {
        description: 'Whether the month can be closed without being signed off.',
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
        description: 'Whether a note must explain why the bank and the books differ.',
      }),
      nextToSign: t.string({
        nullable: true,
        description: 'The first month that is over and not signed off, such as `2026-11`.',
        resolve: ({ nextToSign }) => nextToSign?.slice(0, 7) ?? null,
      }),
    }),
  });
const querySchema = withBooks.extend({
  month: monthParameter.nullish().transform((month) => month ?? null),
});
query('getBankReconciliation', {
  description: 'Returns the comparison of the client accounts with their bank for a month.',
  args: {
    queryData: input(
      'BankReconciliationQueryData',
      querySchema,
      {
        partnerId: WITHOUT_PARTNER,
        month:
          'Such as `2026-11`. Defaults to the month that waits to be signed off, otherwise the current month.',
      },
      { isRequired: true },
    ),
  },
  type: ReconciliationType,
  run: ({ queryData }, { runner, viewer }) => runner.read(viewer, getBankReconciliation, queryData),
});

const signing = withBooks.extend({
  month: monthParameter,
  note: tidiedText(RECONCILIATION_NOTE_MAX)
    .nullish()
    .transform((value) => value ?? ''),
});
mutation('signBankReconciliation', {
  description:
    'Signs off a month and closes it. The report is stored and its differences are accepted.',
  args: {
    inputData: input('SignBankReconciliationInputData', signing, {
      partnerId: WITHOUT_PARTNER,
      month: '`2026-11`',
      note: 'The reason why the bank and the books differ. Required if `needsNote` is true. At most 1,000 characters.',
    }),
  },
  type: ReconciliationType,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(signBankReconciliation, getBankReconciliation), inputData),
});
