import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import type { Waiting } from '../../payouts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import type { MoneyTasks } from './find-tasks.ts';
import { getMoneyTasks } from './use-cases/get-money-tasks.ts';

const OrdersType = builder.objectRef<Waiting>('MoneyTaskOrders').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    amount: t.expose('amount', { type: 'Kroner' }),
  }),
});

export const MoneyTasksType = builder.objectRef<MoneyTasks>('MoneyTasks').implement({
  description:
    'What waits for the viewer in a book: what others did, what the viewer is to approve, and what anybody who runs the book does.',
  fields: (t) => ({
    partnerId: t.exposeID('partnerId', { nullable: true }),
    name: t.exposeString('name'),
    payouts: t.expose('payouts', { type: OrdersType }),
    refunds: t.expose('refunds', { type: OrdersType }),
    settings: t.exposeInt('settings', {
      description: 'The number of changes of settings to agree to.',
    }),
    accounts: t.exposeInt('accounts', {
      description: 'The number of requested client accounts to agree to.',
    }),
    conflicts: t.exposeInt('conflicts', {
      description: 'The number of contradictions of bank files to close.',
    }),
    answers: t.exposeInt('answers', {
      description: 'The number of answers in uploaded files to confirm.',
    }),
    reductions: t.exposeInt('reductions', {
      description: 'The number of write-offs and credits to agree to.',
    }),
    files: t.exposeInt('files', {
      description: 'The number of bank files that wait for their day.',
    }),
    payments: t.exposeInt('payments', { description: 'The number of unmatched payments.' }),
    letters: t.exposeInt('letters', { description: 'The number of letters to be posted.' }),
    problems: t.exposeInt('problems', {
      description: 'The number of problems in the last comparison with the bank.',
    }),
    months: t.exposeInt('months', {
      description: 'One if a month waits to be signed off: they are signed one after the other.',
    }),
    reopenings: t.exposeInt('reopenings', {
      description: 'The number of requests to open closed months again to agree to.',
    }),
  }),
});
query('getMoneyTasks', {
  description: 'Returns what waits for the viewer with the money of their agency.',
  args: {
    queryData: input(
      'MoneyTasksQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
  },
  type: MoneyTasksType,
  run: ({ queryData }, { runner, viewer }) =>
    runner.read(viewer, getMoneyTasks, queryData.partnerId),
});
