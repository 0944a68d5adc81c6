import { builder } from '../../../platform/graphql/builder.ts';
import { getUnprovedAccounts, type InvoicedAccount } from './use-cases/get-unproved-accounts.ts';

const UnprovedType = builder.objectRef<InvoicedAccount>('UnprovedAccount').implement({
  description: 'A client account that is on invoices and that the bank has not confirmed.',
  fields: (t) => ({
    _id: t.exposeID('account'),
    partnerId: t.exposeID('partnerId', { nullable: true }),
    name: t.exposeString('name'),
    clientAccount: t.exposeString('account', { description: 'Eleven digits.' }),
    since: t.expose('since', { type: 'DateTime' }),
    invoices: t.exposeInt('invoices', { description: 'The number of invoices that name it.' }),
  }),
});

builder.queryField('getUnprovedAccounts', (t) =>
  t.field({
    type: [UnprovedType],
    description:
      'Returns the client accounts that are on invoices and that no file of the bank’s own channel was about yet. For the operator’s bookkeepers.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getUnprovedAccounts, undefined),
  }),
);
