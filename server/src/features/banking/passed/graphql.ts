import { uuid } from '@husvaer/domain/kernel/uuid';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { WITHOUT_PARTNER, withBooks } from '../../ledger/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { FilesMeta, MoneyType, page, PageInput, PassedEnum } from '../graphql.ts';
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
const PassedInput = builder.inputType('PassedBankEntriesQueryData', {
  fields: (t) => ({
    partnerId: t.id({ description: WITHOUT_PARTNER }),
    fileId: t.id({ required: true }),
  }),
});
const passedSchema = withBooks.extend({ fileId: uuid });
builder.queryField('getPassedBankEntries', (t) =>
  t.field({
    type: PassedEntriesType,
    description: 'Returns the entries of a file that were not booked, in the order of the file.',
    args: {
      queryData: t.arg({ type: PassedInput, required: true }),
      optionData: t.arg({ type: PageInput }),
    },
    resolve(_, { queryData, optionData }, { runner, viewer }) {
      const { partnerId, fileId } = parseInput(passedSchema, queryData, 'queryData');
      const request = parseInput(page, optionData ?? {}, 'optionData');
      return runner.read(viewer, getPassedBankEntries, { partnerId, fileId, ...request });
    },
  }),
);
