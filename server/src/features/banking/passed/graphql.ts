import { uuid } from '@husvaer/domain/kernel/uuid';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { FilesMeta, MoneyType, bankingOptions, PassedEnum } from '../graphql.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { getPassedBankEntries, type PassedEntries } from './use-cases/get-passed-bank-entries.ts';

const PassedType = builder
  .objectRef<PassedEntries['entries'][number]>('BankPassedEntry')
  .implement({
    description: 'An entry of a bank’s file that was not booked.',
    fields: (t) => ({
      position: t.exposeInt('position', {
        description: 'The position among the entries that were not booked, from 1.',
      }),
      account: t.exposeString('account'),
      money: t.field({ type: MoneyType, resolve: (entry) => entry }),
      bookedOn: t.exposeString('bookedOn', { nullable: true }),
      text: t.exposeString('text', { nullable: true }),
      reason: t.expose('reason', { type: PassedEnum }),
    }),
  });
const PassedEntriesType = builder.objectRef<PassedEntries>('BankPassedEntries').implement({
  fields: (t) => ({
    data: t.expose('entries', { type: [PassedType] }),
    metaData: t.field({ type: FilesMeta, resolve: (entries) => entries }),
  }),
});
const passedSchema = withBooks.extend({ fileId: uuid });
query('getPassedBankEntries', {
  description: 'Returns the entries of a file that were not booked, in the order of the file.',
  args: {
    queryData: input('PassedBankEntriesQueryData', passedSchema, { partnerId: WITHOUT_PARTNER }),
    optionData: bankingOptions,
  },
  type: PassedEntriesType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getPassedBankEntries, { ...queryData, ...optionData }),
});
