import { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';
import { paperLanguage } from '@husvaer/domain/leases/papers';
import { INDEX_SOURCES } from '@husvaer/domain/leases/rent-adjustment';

import { LanguageType } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { thenRead } from '../../../platform/work.ts';
import {
  LeaseType,
  withContract,
  getLease,
  type KnownIndex,
  type RentChange,
} from '../../leases/public.ts';
import { adjustRent } from './use-cases/adjust-rent.ts';
import { getRentAdjustment } from './use-cases/get-rent-adjustment.ts';
import { enterPriceIndex } from './use-cases/enter-price-index.ts';
import { getLatestPriceIndex } from './use-cases/get-latest-price-index.ts';

export const IndexType = builder.objectRef<RentChange['indexFrom']>('PriceIndex').implement({
  description: 'The consumer price index: Statistics Norway, table 14700, 2025 = 100.',
  fields: (t) => ({
    month: t.exposeString('month', { description: '2026-10' }),
    value: t.exposeFloat('value'),
  }),
});

const ChangeType = builder
  .objectRef<Omit<RentChange, 'leaseId' | 'announcedOn'>>('RentChange')
  .implement({
    fields: (t) => ({
      takesEffectOn: t.exposeString('takesEffectOn', { description: 'YYYY-MM-DD' }),
      amount: t.expose('amount', { type: 'Kroner', description: 'A month.' }),
      indexFrom: t.expose('indexFrom', { type: IndexType }),
      indexTo: t.expose('indexTo', { type: IndexType }),
    }),
  });

builder.objectField(LeaseType, 'rentChanges', (t) =>
  t.field({
    type: [ChangeType],
    description: 'What the rent was changed to since it was agreed, and will be; oldest first.',
    resolve: ({ rents }) => rents,
  }),
);

const PossibleQueryData = builder.inputType('RentAdjustmentQueryData', {
  fields: (t) => ({ contractId: t.id({ required: true }) }),
});

builder.queryField('getRentAdjustment', (t) =>
  t.field({
    type: ChangeType,
    nullable: true,
    description:
      'What the rent may become by the price index, and when at the earliest; null while no index is known that is later than the one it follows.',
    args: { queryData: t.arg({ type: PossibleQueryData, required: true }) },
    resolve(_, { queryData }, { runner, viewer }) {
      const { contractId } = parseInput(withContract, queryData, 'queryData');
      return runner.read(
        viewer,
        async (work, id) => getRentAdjustment(work, await getLease(work, id)),
        contractId,
      );
    },
  }),
);

const AdjustInput = builder.inputType('AdjustRentInputData', {
  fields: (t) => ({
    contractId: t.id({ required: true }),
    takesEffectOn: t.string({ required: true, description: 'YYYY-MM-DD' }),
    language: t.field({ type: LanguageType, description: 'The letter’s; left out, Norwegian.' }),
  }),
});
const adjustment = withContract.extend({
  takesEffectOn: z.iso.date(),
  language: paperLanguage,
});

builder.mutationField('adjustRent', (t) =>
  t.field({
    type: LeaseType,
    description:
      'Announces a rent by the price index (husleieloven § 4-2), by a letter to everybody.',
    args: { inputData: t.arg({ type: AdjustInput, required: true }) },
    resolve(_, { inputData }, { runner, viewer }) {
      const { contractId: id, ...input } = parseInput(adjustment, inputData, 'inputData');
      return runner.run(viewer, thenRead(adjustRent, getLease, id), { id, ...input });
    },
  }),
);

const KnownIndexType = builder.objectRef<KnownIndex>('KnownPriceIndex').implement({
  description: 'A value of the consumer price index, and who said it.',
  fields: (t) => ({
    month: t.exposeString('month', { description: '2026-10' }),
    value: t.exposeFloat('value'),
    source: t.expose('source', {
      type: builder.enumType('PriceIndexSource', { values: INDEX_SOURCES }),
    }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

builder.queryField('getLatestPriceIndex', (t) =>
  t.field({
    type: KnownIndexType,
    nullable: true,
    description: 'The last month that is known, for staff.',
    resolve: (_, __, { runner, viewer }) => runner.read(viewer, getLatestPriceIndex, undefined),
  }),
);

const EnterInput = builder.inputType('EnterPriceIndexInputData', {
  fields: (t) => ({
    month: t.string({ required: true, description: '2026-10; of no month to come.' }),
    value: t.float({ required: true, description: 'With one decimal.' }),
    replaces: t.float({ description: 'The value that is known of the month and is replaced.' }),
  }),
});

builder.mutationField('enterPriceIndex', (t) =>
  t.field({
    type: KnownIndexType,
    nullable: true,
    description:
      'Staff enter the consumer price index of a month; the last month that is known then. Refused where another value is known than the one that is replaced.',
    args: { inputData: t.arg({ type: EnterInput, required: true }) },
    resolve: (_, { inputData }, { runner, viewer }) =>
      runner.run(viewer, thenRead(enterPriceIndex, getLatestPriceIndex, undefined), inputData),
  }),
);
