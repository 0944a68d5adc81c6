import { z } from 'zod';

import { boundsOf, NORWAY } from '@husvaer/domain/kernel/geo';
import { uuid } from '@husvaer/domain/kernel/uuid';
import type { Cluster } from '@husvaer/domain/search/cluster';
import { pageOptions, searchQuery, type SearchQuery } from '@husvaer/domain/search/query';
import { MAP_ZOOM_MAX, SORTS } from '@husvaer/domain/search/limits';

import {
  AddressType,
  FacilityEnum,
  FurnishedEnum,
  ImageType,
  IncludedInRentEnum,
  ListingTypeEnum,
  PropertyTypeEnum,
} from '../listings/public.ts';
import { LanguageType } from '../accounts/public.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { input, nested } from '../../platform/graphql/input.ts';
import { query } from '../../platform/graphql/operation.ts';
import { anId } from '../../platform/input-id.ts';
import type { ListingCard, LoosenedSearch } from './store.ts';
import { countListings } from './use-cases/count-listings.ts';
import { getListingClusters } from './use-cases/get-listing-clusters.ts';
import { getListings, type FoundListings } from './use-cases/get-listings.ts';
import { loosenSearch } from './use-cases/loosen-search.ts';
import { getSimilarListings } from './use-cases/get-similar-listings.ts';

const BoundsInput = nested('BoundsInput');

const PositionInput = nested('PositionInput');

builder.scalarType('SearchWords', {
  description:
    'Words from the title, street, neighbourhood, town and municipality: a text of at most 200 characters. `true` and `false` are ignored.',
  // Wrong types are refused by `searchQuery`, which names the field.
  parseValue: (value) => value,
});

export const listingsQuery = input('ListingsQueryData', searchQuery, {
  search: { type: 'SearchWords' },
  cityPlaceId: { type: 'ID' },
  cityPlaceIds: {
    type: ['ID'],
    description: 'In any of these towns, at most 20. `cityPlaceId` adds one more.',
  },
  municipality: 'In exactly this municipality.',
  neighbourhood: 'In exactly this part of a town.',
  street: 'In exactly this street, without a number.',
  postalCode: 'Four digits.',
  bounds: { nested: BoundsInput },
  area: {
    nested: PositionInput,
    description: 'A polygon of 3 to 100 corners. It is closed automatically, and may cross itself.',
  },
  listingTypes: { type: [ListingTypeEnum] },
  propertyTypes: { type: [PropertyTypeEnum] },
  minRent: { type: 'Kroner', description: 'Kroner a month.' },
  maxRent: { type: 'Kroner' },
  minSize: 'm².',
  availableFrom: '`YYYY-MM`: available in this month or before.',
  availableOn: '`YYYY-MM-DD`: available on this day.',
  maxMinimumStay: 'The longest minimum stay, in months.',
  furnished: { type: [FurnishedEnum] },
  facilities: { type: [FacilityEnum], description: 'Homes with all of these.' },
  includedInRent: { type: [IncludedInRentEnum], description: 'Homes with all of these.' },
  languages: {
    type: [LanguageType],
    description:
      'Homes described in any of these languages. Listings without a language are not found.',
  },
  publishedAfter: { type: 'DateTime', description: 'Published after this time.' },
  hiddenListingIds: 'Homes to exclude from the list, map, count and chart, at most 200.',
});

const SortEnum = builder.enumType('ListingsSort', {
  description:
    '`square_metre`: lowest rent per square metre first. `monthly_cost`: lowest sum of rent and `monthlyExtras` first. `move_in_cost`: lowest sum of rent and deposit first. Homes without the value come last.',
  values: SORTS,
});

export const CardType = builder.objectRef<ListingCard>('ListingCard').implement({
  fields: (t) => ({
    _id: t.exposeID('_id'),
    partnerId: t.exposeID('partnerId', { nullable: true }),
    title: t.exposeString('title'),
    listingType: t.expose('listingType', { type: ListingTypeEnum }),
    propertyType: t.expose('propertyType', { type: PropertyTypeEnum }),
    address: t.field({ type: AddressType, resolve: (card) => card }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    totalBedrooms: t.exposeInt('totalBedrooms', { nullable: true }),
    totalSize: t.exposeFloat('totalSize', { nullable: true }),
    availableFrom: t.exposeString('availableFrom', { nullable: true }),
    minimumStay: t.exposeInt('minimumStay', { nullable: true }),
    monthlyRent: t.expose('monthlyRent', { type: 'Kroner' }),
    depositAmount: t.expose('depositAmount', { type: 'Kroner', nullable: true }),
    monthlyExtras: t.expose('monthlyExtras', { type: 'Kroner', nullable: true }),
    furnished: t.expose('furnished', { type: FurnishedEnum, nullable: true }),
    facilities: t.expose('facilities', { type: [FacilityEnum] }),
    includedInRent: t.expose('includedInRent', { type: [IncludedInRentEnum] }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime' }),
    images: t.expose('images', { type: [ImageType], description: 'The first five images.' }),
  }),
});

interface ListingsFound extends FoundListings {
  query: SearchQuery;
}

const LoosenedType = builder.objectRef<LoosenedSearch>('LoosenedSearch').implement({
  fields: (t) => ({
    filter: t.exposeString('filter', { description: 'The field of `queryData` to omit.' }),
    filteredDocuments: t.exposeInt('filteredDocuments', {
      description: 'The number of homes that the search finds without the filter.',
    }),
  }),
});

const MetaType = builder.objectRef<ListingsFound>('ListingsMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.int({
      description:
        'The number of published homes. On a partner’s site, the number of that partner’s homes.',
      resolve: ({ query: { partnerId } }, _, { runner, viewer }) =>
        runner.readLagging(viewer, countListings, searchQuery.parse({ partnerId })),
    }),
    filteredDocuments: t.int({
      description: 'The number of homes that the search finds.',
      resolve: ({ query, total }, _, { runner, viewer }) =>
        total ?? runner.readLagging(viewer, countListings, query),
    }),
    loosened: t.field({
      type: [LoosenedType],
      description:
        'For each filter except those for places, what the search would find without it, most homes first. Filters without which the search still finds nothing are not included. Counts at most 200,000 homes.',
      resolve: ({ query }, _, { runner, viewer }) =>
        runner.readLagging(viewer, loosenSearch, query),
    }),
  }),
});

const ListingsType = builder.objectRef<ListingsFound>('Listings').implement({
  fields: (t) => ({
    data: t.field({ type: [CardType], resolve: ({ cards }) => cards }),
    metaData: t.field({ type: MetaType, resolve: (found) => found }),
  }),
});

query('getListings', {
  args: {
    queryData: listingsQuery,
    optionData: input('ListingsOptionData', pageOptions, {
      limit: 'At most 150, which is the default.',
      sort: { type: SortEnum },
    }),
  },
  type: ListingsType,
  run: async ({ queryData: query, optionData: page }, { runner, viewer }) => ({
    query,
    ...(await runner.readLagging(viewer, getListings, { query, page })),
  }),
});

const BoundsType = builder.objectRef<Cluster['bounds']>('Bounds').implement({
  fields: (t) => ({
    north: t.exposeFloat('north'),
    south: t.exposeFloat('south'),
    east: t.exposeFloat('east'),
    west: t.exposeFloat('west'),
  }),
});

const ClusterType = builder.objectRef<Cluster>('ListingCluster').implement({
  fields: (t) => ({
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
    count: t.exposeInt('count'),
    lowestRent: t.field({ type: 'Kroner', resolve: ({ rent }) => rent }),
    listingId: t.id({
      nullable: true,
      description: 'The id of the home, if the point is a single home.',
      resolve: ({ count, listingId }) => (count === 1 ? listingId : null),
    }),
    bounds: t.field({ type: BoundsType, resolve: ({ bounds }) => bounds }),
  }),
});

const ClustersType = builder.objectRef<{ clusters: Cluster[] }>('ListingClusters').implement({
  fields: (t) => ({ data: t.field({ type: [ClusterType], resolve: ({ clusters }) => clusters }) }),
});

const zoomOptions = z.strictObject({
  zoom: z
    .number()
    .min(0)
    .max(MAP_ZOOM_MAX + 6),
});

query('getListingClusters', {
  args: {
    queryData: listingsQuery,
    optionData: input('ListingClustersOptionData', zoomOptions),
  },
  type: ClustersType,
  async run({ queryData: query, optionData: { zoom } }, { runner, viewer }) {
    const bounds = query.bounds ?? (query.area ? boundsOf(query.area) : NORWAY);
    const request = { query: { ...query, bounds }, zoom };
    return { clusters: await runner.readLagging(viewer, getListingClusters, request) };
  },
});

const similarQuery = z.strictObject({
  listingId: anId,
  partnerId: uuid.nullish().transform((id) => id ?? null),
});

const SimilarType = builder.objectRef<{ cards: ListingCard[] }>('SimilarListings').implement({
  fields: (t) => ({ data: t.field({ type: [CardType], resolve: ({ cards }) => cards }) }),
});

query('getSimilarListings', {
  description:
    'Returns at most six published homes similar to one that is or was for rent. Empty if the home is unknown.',
  args: {
    queryData: input('SimilarListingsQueryData', similarQuery, {
      partnerId: 'Only homes of this partner.',
    }),
  },
  type: SimilarType,
  async run(args, { runner, viewer }) {
    const query = args.queryData;
    return { cards: await runner.readLagging(viewer, getSimilarListings, query) };
  },
});
