import { pageOf } from '@husvaer/domain/kernel/page';
import { tidyLine } from '@husvaer/domain/kernel/text';
import { z } from '@husvaer/domain/kernel/zod';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { withPartner } from '../../../platform/input-id.ts';
import type { HomeToLet } from './store.ts';
import { getHomesToLet } from './use-cases/get-homes-to-let.ts';

const page = pageOf({ usual: 24, most: 100, skipMost: 100_000 });
const request = withPartner.extend({
  search: z
    .string()
    .max(100)
    .nullish()
    .transform((value) => tidyLine(value ?? '')),
});

const HomeType = builder.objectRef<HomeToLet>('HomeToLet').implement({
  fields: (t) => ({
    listingId: t.exposeID('id'),
    title: t.exposeString('title'),
    street: t.exposeString('street', { nullable: true }),
    streetNumber: t.exposeString('streetNumber', { nullable: true }),
    apartmentId: t.exposeString('apartmentNumber', { nullable: true }),
    city: t.exposeString('city'),
    ownerName: t.exposeString('ownerName', { nullable: true }),
    monthlyRent: t.expose('monthlyRent', { type: 'Kroner', nullable: true }),
    letUntil: t.exposeString('letUntil', {
      nullable: true,
      description: 'The last day of the current lease, `YYYY-MM-DD`.',
    }),
  }),
});
const HomesType = builder.objectRef<{ homes: HomeToLet[]; total: number }>('HomesToLet').implement({
  fields: (t) => ({
    data: t.expose('homes', { type: [HomeType] }),
    totalDocuments: t.exposeInt('total'),
  }),
});

query('getHomesToLet', {
  description:
    'Returns the homes of an agency for which a lease can be drafted, ordered by address. Homes that were taken down, or that are let for more than half a year from now, are not included.',
  args: {
    queryData: input('HomesToLetQueryData', request, {
      search: 'A part of the address, the title or the owner’s name.',
    }),
    optionData: input('HomesToLetOptionData', page),
  },
  type: HomesType,
  run: ({ queryData, optionData }, { runner, viewer }) =>
    runner.read(viewer, getHomesToLet, {
      ...queryData,
      ...optionData,
    }),
});
