import {
  SAFT_PROBLEMS,
  SAFT_STATES,
  saftAccountsInput,
  saftPeriod,
  type SaftAccount,
} from '@husvaer/domain/accounting/saft';
import { z } from '@husvaer/domain/kernel/zod';

import { AccountEnum, WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { getSaftAccounts } from './use-cases/get-saft-accounts.ts';
import { getSaftExports } from './use-cases/get-saft-exports.ts';
import { orderSaftExport } from './use-cases/order-saft-export.ts';
import { setSaftAccounts } from './use-cases/set-saft-accounts.ts';
import type { SaftExportView } from './view-exports.ts';

const StateEnum = builder.enumType('SaftExportState', { values: SAFT_STATES });
const ProblemEnum = builder.enumType('SaftExportProblem', { values: SAFT_PROBLEMS });
const ExportType = builder.objectRef<SaftExportView>('SaftExport').implement({
  description:
    'A file with all entries of a period for the Tax Administration or an auditor (SAF-T Financial 1.30).',
  fields: (t) => ({
    _id: t.exposeID('id'),
    from: t.exposeString('from', { description: 'The first day, `YYYY-MM-DD`.' }),
    to: t.exposeString('to', { description: 'The last day, `YYYY-MM-DD`.' }),
    orderedAt: t.expose('orderedAt', { type: 'DateTime' }),
    orderedBy: t.exposeString('orderedBy', {
      nullable: true,
      description: 'A name. Null if the person’s account is deleted.',
    }),
    state: t.expose('state', { type: StateEnum }),
    problem: t.expose('problem', { type: ProblemEnum, nullable: true }),
    entries: t.exposeInt('entries', { nullable: true, description: 'Null until it is made.' }),
    debit: t.expose('debit', {
      type: 'Kroner',
      nullable: true,
      description: 'The sum of all debit lines, which is that of all credit lines.',
    }),
  }),
});
const AccountType = builder.objectRef<SaftAccount>('SaftAccount').implement({
  description: 'What an account of the books is in SAF-T.',
  fields: (t) => ({
    account: t.field({ type: AccountEnum, resolve: ({ account }) => account }),
    standardAccount: t.exposeString('standardAccount', {
      nullable: true,
      description: 'Four digits. Null until somebody chooses one.',
    }),
    taxCode: t.exposeString('taxCode', {
      nullable: true,
      description: 'A standard tax code. Null if the account is not part of turnover.',
    }),
  }),
});

const QueryData = input(
  'SaftQueryData',
  withBooks,
  { partnerId: WITHOUT_PARTNER },
  { isRequired: true },
);
query('getSaftExports', {
  description: 'Returns the latest exports of the books, the latest first.',
  args: { queryData: QueryData },
  type: [ExportType],
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getSaftExports, partnerId),
});
query('getSaftAccounts', {
  args: { queryData: QueryData },
  type: [AccountType],
  run: ({ queryData: { partnerId } }, { runner, viewer }) =>
    runner.read(viewer, getSaftAccounts, partnerId),
});

const orderInput = saftPeriod.safeExtend(withBooks.shape);
mutation('orderSaftExport', {
  description:
    'Orders a file with all entries of a period. It is made in the background, one at a time for the books.',
  args: {
    inputData: input('OrderSaftExportInputData', orderInput, {
      partnerId: WITHOUT_PARTNER,
      from: 'The first day, `YYYY-MM-DD`.',
      to: 'The last day, `YYYY-MM-DD`.',
    }),
  },
  type: ExportType,
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, orderSaftExport, inputData),
});

const setInput = z.object({ accounts: saftAccountsInput }).safeExtend(withBooks.shape);
const AccountInput = nested('SaftAccountInput', {
  standardAccount: { type: 'String' },
  taxCode: { type: 'String' },
});
mutation('setSaftAccounts', {
  description: 'Sets what the accounts of the books are in SAF-T. For those who run the books.',
  args: {
    inputData: input('SetSaftAccountsInputData', setInput, {
      partnerId: WITHOUT_PARTNER,
      accounts: {
        nested: AccountInput,
        description: 'All accounts. One that is left out has no standard account.',
      },
    }),
  },
  type: [AccountType],
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, setSaftAccounts, inputData),
});
