import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import { getPayoutAccount } from './use-cases/get-payout-account.ts';
import { setPayoutAccount } from './use-cases/set-payout-account.ts';
import type { OwnAccount } from './own-account.ts';

const AccountType = builder.objectRef<OwnAccount>('PayoutAccount').implement({
  description: 'Where rent is paid out to the viewer.',
  fields: (t) => ({
    accountNumber: t.string({
      nullable: true,
      description: 'Eleven digits; null while none is named.',
      resolve: ({ current }) => current?.account ?? null,
    }),
    nextAccountNumber: t.string({
      nullable: true,
      description: 'The one that takes its place.',
      resolve: ({ next }) => next?.account ?? null,
    }),
    nextCountsFrom: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ next }) => next?.countsFrom ?? null,
    }),
  }),
});

builder.queryField('getPayoutAccount', (t) =>
  t.field({
    type: AccountType,
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getPayoutAccount, undefined),
  }),
);

const AccountInput = builder.inputType('SetPayoutAccountInputData', {
  fields: (t) => ({
    accountNumber: t.string({ required: true, description: 'Norwegian, by its digits.' }),
  }),
});
builder.mutationField('setPayoutAccount', (t) =>
  t.field({
    type: AccountType,
    description: 'A replacement applies a day later; its owner is notified by mail.',
    args: { inputData: t.arg({ type: AccountInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      return runner.run(viewer, thenRead(setPayoutAccount, getPayoutAccount, undefined), {
        account: inputData.accountNumber,
      });
    },
  }),
);
