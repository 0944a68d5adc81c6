import { accountRefusal } from '@husvaer/domain/ledger/account-refusal';

import { builder } from '../../../platform/graphql/builder.ts';
import { query, mutation } from '../../../platform/graphql/operation.ts';
import { input } from '../../../platform/graphql/input.ts';
import type { InvoicedAccount } from './find-invoiced-accounts.ts';
import { getUnprovedAccounts } from './use-cases/get-unproved-accounts.ts';
import { refuseClientAccount } from '../../invoices/public.ts';

const UnprovedType = builder.objectRef<InvoicedAccount>('UnprovedAccount').implement({
  description: 'A client account that the bank has not confirmed.',
  fields: (t) => ({
    _id: t.id({ resolve: ({ bookId, account }) => `${bookId} ${account}` }),
    partnerId: t.exposeID('partnerId', { nullable: true }),
    name: t.exposeString('name'),
    clientAccount: t.exposeString('account', { description: 'Eleven digits.' }),
    since: t.expose('since', { type: 'DateTime' }),
    invoices: t.exposeInt('invoices', { description: 'The number of invoices that name it.' }),
    claimedBy: t.exposeStringList('claimedBy', {
      description: 'The names of other agencies that named it.',
    }),
    otherOwner: t.exposeString('otherOwner', {
      nullable: true,
      description:
        'The organisation number of its owner by the bank’s own file, where it is not the agency’s.',
    }),
    isRefused: t.boolean({
      resolve: ({ state }) => state === 'refused',
      description: 'Whether it was refused to the agency, which has named no other yet.',
    }),
  }),
});

query('getUnprovedAccounts', {
  description:
    'Returns the client accounts that no file of the bank’s own channel was about yet, and that are on invoices, were named by another agency or were refused. For the operator’s bookkeepers.',
  type: [UnprovedType],
  run: (_, { runner, viewer }) => runner.read(viewer, getUnprovedAccounts, undefined),
});

mutation('refuseClientAccount', {
  description:
    'Refuses a client account that the bank has not confirmed to the agency that named it, which invoices and orders nothing until it has another. Another agency can name the account then. Returns the account. For the operator’s bookkeepers.',
  args: {
    inputData: input('RefuseClientAccountInputData', accountRefusal, {
      clientAccount: 'Eleven digits.',
      reason: 'Why the account is not the agency’s, at most 500 characters.',
    }),
  },
  type: 'ID',
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, refuseClientAccount, inputData),
});
