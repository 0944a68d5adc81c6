import { z } from 'zod';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { anId } from '../../../platform/input-id.ts';
import { FilesMeta, bankingOptions } from '../graphql.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { confirmBankAnswers } from './use-cases/confirm-bank-answers.ts';
import { dismissBankAnswers } from './use-cases/dismiss-bank-answers.ts';
import {
  getBankAnswers,
  type BankAnswers,
  type ShownAnswer,
} from './use-cases/get-bank-answers.ts';

const AT_ONCE = 200;

const KindEnum = builder.enumType('BankAnswerKind', {
  values: ['debited', 'returned', 'rejected'] as const,
});

const AnswerType = builder.objectRef<ShownAnswer>('BankAnswer').implement({
  description:
    'What a file that a person brought says about a payout or a refund. It has no effect until another person confirms it, or the bank says so itself.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    kind: t.expose('kind', {
      type: KindEnum,
      description:
        '`debited` marks it as paid. After `returned` and `rejected` it is owed again, and ordered again once it is approved.',
    }),
    isRefund: t.boolean({ resolve: ({ about }) => about === 'refund' }),
    serialId: t.exposeInt('serial', {
      nullable: true,
      description: 'The number of the payout. Null for a refund.',
    }),
    amount: t.expose('amount', { type: 'Kroner' }),
    bankRef: t.exposeString('endToEndId', {
      description: 'The end-to-end id of the payment at the bank.',
    }),
    date: t.exposeString('dated', { nullable: true, description: 'The bank’s day.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'In the words of the file.' }),
    broughtByName: t.exposeString('broughtByName', {
      nullable: true,
      description: 'Null for a key of the operator, or if the account is deleted.',
    }),
    broughtAt: t.expose('broughtAt', { type: 'DateTime' }),
    mayConfirm: t.exposeBoolean('mayConfirm', {
      description: 'Whether the viewer may confirm it: not the person who brought the file.',
    }),
    mayDismiss: t.exposeBoolean('mayDismiss'),
  }),
});
const AnswersType = builder.objectRef<BankAnswers>('BankAnswers').implement({
  fields: (t) => ({
    data: t.expose('answers', { type: [AnswerType] }),
    metaData: t.field({ type: FilesMeta, resolve: (answers) => answers }),
  }),
});

query('getBankAnswers', {
  description: 'Returns the answers about orders that wait to be confirmed, the earliest first.',
  args: {
    queryData: input(
      'BankAnswersQueryData',
      withBooks,
      { partnerId: WITHOUT_PARTNER },
      { isRequired: true },
    ),
    optionData: bankingOptions,
  },
  type: AnswersType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getBankAnswers, { ...queryData, ...optionData }),
});

const chosen = input(
  'BankAnswersInputData',
  z.object({ answerIds: z.array(anId).min(1).max(AT_ONCE) }),
  { answerIds: `At most ${AT_ONCE}.` },
);
mutation('confirmBankAnswers', {
  description:
    'Confirms answers about orders, all or none. Returns their ids. Not for a person who brought one of the files.',
  args: { inputData: chosen },
  type: ['ID'],
  run: ({ inputData: { answerIds: ids } }, { runner, viewer }) =>
    runner.run(viewer, confirmBankAnswers, { ids }),
});
mutation('dismissBankAnswers', {
  description:
    'Dismisses answers about orders, all or none: the bank did not do it. Returns their ids. `undoBankSettlement` has the payment of an answer wait for a person.',
  args: { inputData: chosen },
  type: ['ID'],
  run: ({ inputData: { answerIds: ids } }, { runner, viewer }) =>
    runner.run(viewer, dismissBankAnswers, { ids }),
});
