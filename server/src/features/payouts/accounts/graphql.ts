import { payoutAccount } from '@husvaer/domain/payouts/account';
import { isUnproved } from '@husvaer/domain/payouts/approval';

import { builder } from '../../../platform/graphql/builder.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { input } from '../../../platform/graphql/input.ts';
import { getPayoutAccount } from './use-cases/get-payout-account.ts';
import { setPayoutAccount } from './use-cases/set-payout-account.ts';
import type { OwnAccount } from './own-account.ts';

const AccountType = builder.objectRef<OwnAccount>('PayoutAccount').implement({
  description: 'The account to which the viewer’s rent is paid out.',
  fields: (t) => ({
    accountNumber: t.string({
      nullable: true,
      description: 'Eleven digits. Null until the viewer has stated an account.',
      resolve: ({ current }) => current?.account ?? null,
    }),
    isUnproved: t.boolean({
      description:
        'Whether the account that was stated last was stated without BankID. People who brought the landlord in then approve no payout alone.',
      resolve: ({ current, next }) => isUnproved((next ?? current)?.provedBy ?? null),
    }),
    nextAccountNumber: t.string({
      nullable: true,
      description: 'The account that will replace it.',
      resolve: ({ next }) => next?.account ?? null,
    }),
    nextCountsFrom: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ next }) => next?.countsFrom ?? null,
    }),
  }),
});

query('getPayoutAccount', {
  type: AccountType,
  run: (_, { runner, viewer }) => runner.read(viewer, getPayoutAccount, undefined),
});

mutation('setPayoutAccount', {
  description:
    'Sets the viewer’s payout account. A replacement applies after a banking day, and its owner is notified by mail.',
  args: {
    inputData: input('SetPayoutAccountInputData', payoutAccount, {
      accountNumber: 'A Norwegian account number of eleven digits.',
    }),
  },
  type: AccountType,
  run: ({ inputData: { accountNumber: account } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setPayoutAccount, getPayoutAccount, undefined), { account }),
});
