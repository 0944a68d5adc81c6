import { z } from 'zod';

import { paperLanguage } from '@husvaer/domain/leases/papers';
import { INDEX_SOURCES, enteredIndex } from '@husvaer/domain/leases/rent-adjustment';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { thenRead } from '../../../platform/work.ts';
import { LeaseType, withContract, getLease, type RentChange } from '../../leases/public.ts';
import type { KnownIndex } from './store.ts';
import { adjustRent } from './use-cases/adjust-rent.ts';
import { getRentAdjustment } from './use-cases/get-rent-adjustment.ts';
import { enterPriceIndex } from './use-cases/enter-price-index.ts';
import { getLatestPriceIndex } from './use-cases/get-latest-price-index.ts';

export const IndexType = builder.objectRef<RentChange['indexFrom']>('PriceIndex').implement({
  description: 'The consumer price index: Statistics Norway, table 14700, 2025 = 100.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as `2026-10`.' }),
    value: t.exposeFloat('value'),
  }),
});

const ChangeType = builder
  .objectRef<Omit<RentChange, 'leaseId' | 'announcedOn'>>('RentChange')
  .implement({
    fields: (t) => ({
      takesEffectOn: t.exposeString('takesEffectOn', { description: 'YYYY-MM-DD' }),
      amount: t.expose('amount', { type: 'Kroner', description: 'Kroner a month.' }),
      indexFrom: t.expose('indexFrom', { type: IndexType }),
      indexTo: t.expose('indexTo', { type: IndexType }),
    }),
  });

builder.objectField(LeaseType, 'rentChanges', (t) =>
  t.field({
    type: [ChangeType],
    description:
      'The changes of the rent since it was agreed, including future ones. Oldest first.',
    resolve: ({ rents }) => rents,
  }),
);

query('getRentAdjustment', {
  description:
    'Returns the rent that the price index allows and the earliest day for it. Null while no index is known that is later than the one the rent is based on.',
  args: { queryData: input('RentAdjustmentQueryData', withContract) },
  type: ChangeType,
  nullable: true,
  run: ({ queryData: { contractId } }, { runner, viewer }) =>
    runner.read(
      viewer,
      async (work, id) => getRentAdjustment(work, await getLease(work, id)),
      contractId,
    ),
});
const adjustment = withContract.extend({
  takesEffectOn: z.iso.date(),
  language: paperLanguage,
});

mutation('adjustRent', {
  description:
    'Announces a rent adjusted by the price index (husleieloven § 4-2). A letter is sent to all parties.',
  args: {
    inputData: input('AdjustRentInputData', adjustment, {
      takesEffectOn: 'YYYY-MM-DD',
      language: 'The language of the letter. Defaults to Norwegian.',
    }),
  },
  type: LeaseType,
  run: ({ inputData: { contractId: id, ...input } }, { runner, viewer }) =>
    runner.run(viewer, thenRead(adjustRent, getLease, id), { id, ...input }),
});

const KnownIndexType = builder.objectRef<KnownIndex>('KnownPriceIndex').implement({
  description: 'A value of the consumer price index and its source.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as `2026-10`.' }),
    value: t.exposeFloat('value'),
    source: t.expose('source', {
      type: builder.enumType('PriceIndexSource', { values: INDEX_SOURCES }),
    }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

query('getLatestPriceIndex', {
  description: 'Returns the price index of the latest known month. Only for staff.',
  type: KnownIndexType,
  nullable: true,
  run: (_, { runner, viewer }) => runner.read(viewer, getLatestPriceIndex, undefined),
});

mutation('enterPriceIndex', {
  description:
    'Saves the consumer price index of a month. Returns the latest known month. Only for staff. Refused if the known value is not the one to replace.',
  args: {
    inputData: input('EnterPriceIndexInputData', ({ today }) => enteredIndex(today), {
      month: 'The month, such as `2026-10`. Not in the future.',
      value: 'The value, with one decimal.',
      replaces: 'The known value of the month, if it is to be replaced.',
    }),
  },
  type: KnownIndexType,
  nullable: true,
  run: ({ inputData }, { runner, viewer }) =>
    runner.run(viewer, thenRead(enterPriceIndex, getLatestPriceIndex, undefined), inputData),
});
