import { RENT_KINDS } from '@husvaer/domain/search/kinds';
import { ENOUGH_HOMES, type RentBar } from '@husvaer/domain/search/rent-chart';

import { builder } from '../../../platform/graphql/builder.ts';
import { listingsQuery } from '../graphql.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { getRentChart, type RentChart } from './use-cases/get-rent-chart.ts';

const BarType = builder.objectRef<RentBar>('RentBar').implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'Kroner' }),
    to: t.expose('to', {
      type: 'Kroner',
      nullable: true,
      description:
        'The start of the next bar, in kroner. Null for the last bar, which has no upper limit.',
    }),
    count: t.exposeInt('count'),
  }),
});

const KindEnum = builder.enumType('RentKind', { values: RENT_KINDS });

const MEDIAN = {
  type: 'Kroner',
  nullable: true,
  description: `Null for fewer than ${ENOUGH_HOMES} homes.`,
} as const;

const BedroomsType = builder
  .objectRef<RentChart['byBedrooms'][number]>('RentByBedrooms')
  .implement({
    fields: (t) => ({
      bedrooms: t.exposeInt('bedrooms', {
        nullable: true,
        description: 'The number of bedrooms; 5 means five or more. Null if not stated.',
      }),
      count: t.exposeInt('count'),
      median: t.expose('median', MEDIAN),
    }),
  });

const ByKindType = builder.objectRef<RentChart['kinds'][number]>('RentByKind').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    count: t.exposeInt('count'),
    median: t.expose('median', MEDIAN),
  }),
});

const ChartType = builder.objectRef<RentChart>('RentChart').implement({
  description: 'The monthly rents of the homes that a search finds.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of homes that the search finds.' }),
    kind: t.expose('kind', {
      type: KindEnum,
      description:
        'The kind that `bars` and `byBedrooms` cover: whole homes, unless `listingTypes` has only other kinds.',
    }),
    median: t.field({
      ...MEDIAN,
      description: `The median monthly rent of homes of that kind. ${MEDIAN.description}`,
      resolve: ({ kind, kinds }) => kinds.find((one) => one.kind === kind)?.median,
    }),
    kinds: t.field({
      type: [ByKindType],
      description: 'One entry for each kind that the search finds.',
      resolve: ({ kinds }) => kinds,
    }),
    bars: t.field({
      type: [BarType],
      description: `Always 40 bars of the same round width, from 0 up. All counts are 0 for fewer than ${ENOUGH_HOMES} homes. The bars follow every filter except \`minRent\` and \`maxRent\`, whose slider is drawn under them.`,
      resolve: ({ bars }) => bars,
    }),
    byBedrooms: t.field({
      type: [BedroomsType],
      description: 'Fewest bedrooms first. Homes without a stated number come last.',
      resolve: ({ byBedrooms }) => byBedrooms,
    }),
  }),
});

query('getRentChart', {
  args: { queryData: listingsQuery },
  type: ChartType,
  run: ({ queryData }, { runner, viewer }) => runner.readLagging(viewer, getRentChart, queryData),
});
