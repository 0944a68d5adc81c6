import { parseInput } from '@husvaer/domain/kernel/validation';
import { searchQuery } from '@husvaer/domain/search/query';
import type { RentBar } from '@husvaer/domain/search/rent-chart';

import { builder } from '../../../platform/graphql/builder.ts';
import { QueryData } from '../graphql.ts';
import { getRentChart, type RentChart } from '../use-cases/get-rent-chart.ts';

const BarType = builder.objectRef<RentBar>('RentBar').implement({
  fields: (t) => ({
    from: t.expose('from', { type: 'Kroner' }),
    to: t.expose('to', {
      type: 'Kroner',
      nullable: true,
      description: 'Where the next bar begins; null in the last: and more.',
    }),
    count: t.exposeInt('count'),
  }),
});

const BedroomsType = builder
  .objectRef<RentChart['byBedrooms'][number]>('RentByBedrooms')
  .implement({
    fields: (t) => ({
      bedrooms: t.exposeInt('bedrooms', {
        nullable: true,
        description: 'Null: not said. 5: five and more.',
      }),
      count: t.exposeInt('count'),
      median: t.expose('median', { type: 'Kroner' }),
    }),
  });

const ChartType = builder.objectRef<RentChart>('RentChart').implement({
  description: 'Monthly rents of the homes that a search finds.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The homes that the search finds.' }),
    median: t.expose('median', {
      type: 'Kroner',
      nullable: true,
      description: 'Of the homes that the search finds; null when there are none.',
    }),
    bars: t.field({
      type: [BarType],
      description:
        'Always 40, of one round width from 0 up. They follow every filter but minRent and maxRent: a slider for these stands under them.',
      resolve: ({ bars }) => bars,
    }),
    byBedrooms: t.field({
      type: [BedroomsType],
      description: 'Of the homes that the search finds, fewest bedrooms first, not said last.',
      resolve: ({ byBedrooms }) => byBedrooms,
    }),
  }),
});

builder.queryField('getRentChart', (t) =>
  t.field({
    type: ChartType,
    args: { queryData: t.arg({ type: QueryData }) },
    resolve: (_, args, { runner, viewer }) =>
      runner.readLagging(
        viewer,
        getRentChart,
        parseInput(searchQuery, args.queryData ?? {}, 'queryData'),
      ),
  }),
);
