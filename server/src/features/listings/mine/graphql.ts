import { z } from 'zod';

import { photoUrl } from '@husvaer/domain/files/photo';
import { pageOf } from '@husvaer/domain/kernel/page';
import { uuid } from '@husvaer/domain/kernel/uuid';
import type { DraftContent } from '@husvaer/domain/listings/draft';
import { LISTING_FIELDS } from '@husvaer/domain/listings/fields';
import { LISTING_STATES } from '@husvaer/domain/listings/states';

import { photoState, PhotoStateType } from '../../files/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import { isWithin, type Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { addContentFields } from '../content/graphql.ts';
import { ListingStateEnum } from '../graphql.ts';
import { assignListing } from '../use-cases/assign-listing.ts';
import { getListingPeople, type ListingPeople } from '../use-cases/get-listing-people.ts';
import { addListingView } from './use-cases/add-listing-view.ts';
import { getMyListing } from './use-cases/get-my-listing.ts';
import {
  getMyListings,
  type MyListing,
  type MyListings,
  type Named,
} from './use-cases/get-my-listings.ts';
import { deleteListing } from '../use-cases/delete-listing.ts';
import { setListingActive } from '../use-cases/set-listing-active.ts';

/** A second visit within the hour is not counted. */
const VIEW: Rule = { name: 'listing view', points: 1, seconds: 3600 };

const { parts } = LISTING_FIELDS.address;
const DraftAddress = builder
  .objectRef<NonNullable<DraftContent['address']>>('ListingDraftAddress')
  .implement({
    fields: (t) =>
      Object.fromEntries(
        (Object.keys(parts) as (keyof typeof parts)[]).map((part) => [
          part,
          t.exposeString(part, { nullable: true }),
        ]),
      ),
  });

const DraftPosition = builder.objectRef<{ lat: number; lng: number }>('ListingPosition').implement({
  fields: (t) => ({ lat: t.exposeFloat('lat'), lng: t.exposeFloat('lng') }),
});

const DraftType = builder.objectRef<DraftContent>('ListingDraft').implement({
  description:
    'The content of a draft, which is not validated. Fields that are not stated are null. Amounts are in kroner.',
  fields: (t) => ({
    address: t.expose('address', { type: DraftAddress, nullable: true }),
    position: t.expose('position', { type: DraftPosition, nullable: true }),
    showsExactAddress: t.boolean({ resolve: (draft) => draft.showsExactAddress ?? false }),
  }),
});
addContentFields(DraftType, 'draft', (draft) => draft);

const DraftImage = builder.objectRef<MyListing['images'][number]>('DraftImage').implement({
  fields: (t) => ({
    photoId: t.exposeID('id'),
    state: t.field({ type: PhotoStateType, resolve: photoState }),
    reason: t.exposeString('refusal', {
      nullable: true,
      description: 'The error code of the refusal. Null if the photo was not refused.',
    }),
    url: t.string({
      nullable: true,
      description: 'Null until the sizes of the photo are made.',
      resolve: ({ id, width }) => (width === null ? null : photoUrl(id, 960, 'webp')),
    }),
    width: t.exposeInt('width', { nullable: true }),
    height: t.exposeInt('height', { nullable: true }),
    color: t.exposeString('color', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
  }),
});

const PersonType = builder.objectRef<Named>('ListingPerson').implement({
  fields: (t) => ({ _id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const MyListingType = builder.objectRef<MyListing>('MyListing').implement({
  description: 'A home, as its editors see it, with unpublished changes.',
  fields: (t) => ({
    _id: t.exposeID('id'),
    version: t.exposeInt('version', {
      description:
        'The version of the content. Send it back with `updateListing` and `publishListing`.',
    }),
    state: t.expose('state', { type: ListingStateEnum }),
    hasChanges: t.exposeBoolean('hasChanges', {
      description: 'Whether there are changes since the home was published.',
    }),
    partnerId: t.exposeID('partnerId', { nullable: true }),
    content: t.expose('content', { type: DraftType }),
    images: t.expose('images', { type: [DraftImage] }),
    owner: t.expose('owner', { type: PersonType, nullable: true }),
    contactPerson: t.expose('contact', { type: PersonType, nullable: true }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    letFrom: t.exposeString('letFrom', {
      nullable: true,
      description:
        'The first day of the lease, YYYY-MM-DD, if the home was taken off when everybody had signed it.',
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    views: t.exposeInt('views', {
      description:
        'The number of times that the page was opened, counted at most once an hour for each IP address.',
    }),
    favourites: t.exposeInt('favourites', {
      description: 'The number of people who have saved the home.',
    }),
  }),
});

const oneOfMine = z.object({ listingId: anId });

query('getMyListing', {
  args: { queryData: input('MyListingQueryData', oneOfMine) },
  type: MyListingType,
  run(args, { runner, viewer }) {
    const { listingId } = args.queryData;
    return runner.read(viewer, getMyListing, listingId);
  },
});

const MetaType = builder.objectRef<MyListings>('MyListingsMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    filteredDocuments: t.exposeInt('filtered'),
  }),
});

const CountsType = builder.objectRef<MyListings['counts']>('MyListingsCounts').implement({
  fields: (t) =>
    Object.fromEntries(
      LISTING_STATES.map((state) => [state, t.int({ resolve: (counts) => counts[state] ?? 0 })]),
    ),
});

const MyListingsType = builder.objectRef<MyListings>('MyListings').implement({
  fields: (t) => ({
    data: t.expose('homes', { type: [MyListingType] }),
    metaData: t.field({ type: MetaType, resolve: (listings) => listings }),
    counts: t.expose('counts', {
      type: CountsType,
      description: 'The number of homes in each state.',
    }),
  }),
});

const myListings = z.object({
  state: z
    .enum(LISTING_STATES)
    .nullish()
    .transform((state) => state ?? undefined),
  search: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((search) => search || undefined),
  partnerId: uuid.nullish().transform((id) => id ?? null),
});

const page = pageOf({ usual: 24, most: 100, skipMost: 1_000_000 });

query('getMyListings', {
  description: 'Returns the viewer’s own homes in all states, the latest changed first.',
  args: {
    queryData: input('MyListingsQueryData', myListings, {
      search: 'A part of the title or the town.',
      partnerId: 'The partner whose homes are returned. For its agents.',
    }),
    optionData: input('MyListingsOptionData', page),
  },
  type: MyListingsType,
  run: (args, { runner, viewer }) =>
    runner.read(viewer, getMyListings, {
      ...args.queryData,
      ...args.optionData,
    }),
});

const PeopleType = builder.objectRef<ListingPeople>('ListingPeople').implement({
  fields: (t) => ({
    owners: t.expose('owners', { type: [PersonType] }),
    contactPersons: t.expose('contacts', { type: [PersonType] }),
  }),
});

query('getListingPeople', {
  description:
    'Returns the people who can own a partner’s homes, and those who can be contact persons. For its agents.',
  args: { queryData: input('ListingPeopleQueryData', z.object({ partnerId: uuid })) },
  type: PeopleType,
  run(args, { runner, viewer }) {
    const query = args.queryData;
    return runner.read(viewer, getListingPeople, query.partnerId);
  },
});

const assignment = z.object({
  listingId: anId,
  ownerId: uuid.nullable().optional(),
  contactId: uuid.nullable().optional(),
});

mutation('assignListing', {
  args: {
    inputData: input('AssignListingInputData', assignment, {
      ownerId: 'The new owner. If omitted, the owner does not change; null removes the owner.',
    }),
  },
  type: MyListingType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(assignListing, getMyListing, input.listingId), input),
});

const activity = z.object({
  listingId: anId,
  isActive: z.boolean(),
  isInSearch: z
    .boolean()
    .nullable()
    .default(true)
    .transform((isInSearch) => isInSearch ?? true),
  availableFrom: z.iso
    .date()
    .nullish()
    .transform((date) => date ?? null),
});

mutation('setListingActive', {
  description: 'Takes a home off the market, or puts it back.',
  args: {
    inputData: input('SetListingActiveInputData', activity, {
      isActive: 'If false, the home is taken off the market.',
      isInSearch: 'If false, only people with the link can see the home.',
      availableFrom: 'A new date, `YYYY-MM-DD`. Needed when the old date is in a past month.',
    }),
  },
  type: MyListingType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(setListingActive, getMyListing, input.listingId), input),
});

const ListingIdType = builder.objectRef<{ listingId: string }>('ListingId').implement({
  fields: (t) => ({ _id: t.exposeID('listingId') }),
});

const ListingIdInput = input('ListingIdInputData', oneOfMine);

mutation('deleteListing', {
  args: { inputData: ListingIdInput },
  type: ListingIdType,
  async run({ inputData: input }, { runner, viewer }) {
    await runner.run(viewer, deleteListing, input.listingId);
    return input;
  },
});

mutation('addListingView', {
  description: 'Counts a view of a home, at most once an hour for each IP address.',
  args: { inputData: ListingIdInput },
  type: ListingIdType,
  async run({ inputData: input }, { runner, viewer, limits, address }) {
    if (await isWithin(limits, VIEW, [address, input.listingId]))
      await runner.run(viewer, addListingView, input.listingId);
    return input;
  },
});
