import { z } from 'zod';

import { uuid } from '@husvaer/domain/kernel/uuid';
import { draftImages, listingDraft } from '@husvaer/domain/listings/draft';

import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { thenRead } from '../../../platform/work.ts';
import { MEANINGS, meaningsOf } from '../content/meanings.ts';
import { MyListingType } from '../mine/graphql.ts';
import {
  getAddressSuggestions,
  type AddressSuggestion,
} from '../use-cases/get-address-suggestions.ts';
import { getMyListing } from '../mine/use-cases/get-my-listing.ts';
import { publishListing } from '../use-cases/publish-listing.ts';
import { addListing } from '../use-cases/add-listing.ts';
import { addListingPhoto } from '../use-cases/add-listing-photo.ts';
import { discardListingChanges } from '../use-cases/discard-listing-changes.ts';
import { updateListing } from '../use-cases/update-listing.ts';

const ADD: Rule = { name: 'add listing account', points: 100, seconds: 3600 };
/** One save for every second of an hour: more than anyone types. */
const WRITE: Rule = { name: 'write listing account', points: 3600, seconds: 3600 };

/** Enough characters for about a hundred addresses. */
const LOOKUPS: Rule = { name: 'address look-up account', points: 2000, seconds: 3600 };

const draftInput = nested(
  'ListingDraftInput',
  {
    ...meaningsOf(),
    address: {
      nested: nested('ListingDraftAddressInput', meaningsOf('address')),
      description: 'Replaces the whole address.',
    },
    position: { nested: nested('ListingPositionInput') },
    floor: { type: 'String', description: MEANINGS.floor! },
  },
  'The fields to change. A field that is omitted does not change; null removes the value. Amounts are in kroner.',
);

const addition = z.object({
  partnerId: uuid.nullish().transform((id) => id ?? null),
  copyOf: anId.nullish().transform((id) => id ?? null),
  data: listingDraft.nullish().transform((data) => data ?? {}),
});

mutation('addListing', {
  description: 'Creates a draft of a home.',
  args: {
    inputData: input(
      'AddListingInputData',
      addition,
      {
        partnerId: 'The partner for which the home is added. For its agents.',
        copyOf: 'The id of a home whose content and photos are copied.',
        data: { nested: draftInput },
      },
      { isRequired: true },
    ),
  },
  type: MyListingType,
  async run({ inputData: input }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(ADD, viewer.id);
    return runner.run(viewer, thenRead(addListing, getMyListing), input);
  },
});

const change = z.object({
  listingId: anId,
  version: z.int().min(0),
  data: listingDraft.nullish().transform((data) => data ?? {}),
  images: draftImages.nullish().transform((images) => images ?? undefined),
});

mutation('updateListing', {
  description:
    'Saves changes of a home, also if they are incomplete or invalid. They are not public until the home is published.',
  args: {
    inputData: input('UpdateListingInputData', change, {
      version: 'The version that was read.',
      data: { nested: draftInput },
      images: {
        nested: nested('DraftImageInput'),
        description:
          'The existing photos in their new order. A photo that is not listed is removed.',
      },
    }),
  },
  type: MyListingType,
  async run({ inputData: input }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(WRITE, viewer.id);
    return runner.run(viewer, thenRead(updateListing, getMyListing, input.listingId), input);
  },
});

const addedPhoto = z.object({ listingId: anId, key: z.string().min(1).max(1024) });

mutation('addListingPhoto', {
  description: 'Adds an uploaded photo after the others. Its sizes are made in the background.',
  args: {
    inputData: input('AddListingPhotoInputData', addedPhoto, {
      key: 'The key from the upload policy.',
    }),
  },
  type: MyListingType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(addListingPhoto, getMyListing, input.listingId), input),
});

const publication = z.object({
  listingId: anId,
  version: z.int().min(0),
  isInSearch: z
    .boolean()
    .nullable()
    .default(true)
    .transform((isInSearch) => isInSearch ?? true),
});

mutation('publishListing', {
  args: {
    inputData: input('PublishListingInputData', publication, {
      isInSearch: 'If false, only people with the link can see the home.',
    }),
  },
  type: MyListingType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(publishListing, getMyListing, input.listingId), input),
});

const discarded = z.object({ listingId: anId, version: z.int().min(0) });

mutation('discardListingChanges', {
  description: 'Discards the changes since the home was published.',
  args: { inputData: input('DiscardListingChangesInputData', discarded) },
  type: MyListingType,
  run: ({ inputData: input }, { runner, viewer }) =>
    runner.run(viewer, thenRead(discardListingChanges, getMyListing, input.listingId), input),
});

const SuggestionKind = builder.enumType('AddressSuggestionKind', {
  values: ['address', 'place'] as const,
});

const SuggestionType = builder.objectRef<AddressSuggestion>('AddressSuggestion').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: SuggestionKind }),
    street: t.exposeString('street', { nullable: true }),
    streetNumber: t.exposeString('streetNumber', { nullable: true }),
    postalCode: t.exposeString('postalCode', { nullable: true }),
    city: t.exposeString('city'),
    municipality: t.exposeString('municipality', { nullable: true }),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
});

const suggestionsQuery = z.object({ search: z.string().trim().max(120) });

query('getAddressSuggestions', {
  description: 'Returns suggestions for an address that is being typed.',
  args: { queryData: input('AddressSuggestionsQueryData', suggestionsQuery) },
  type: [SuggestionType],
  async run({ queryData: { search } }, { runner, viewer, limits }) {
    if (viewer.kind === 'account') await limits.consume(LOOKUPS, viewer.id);
    return runner.read(viewer, getAddressSuggestions, search);
  },
});
