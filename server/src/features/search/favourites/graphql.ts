import { z } from 'zod';

import { pageOptions } from '@husvaer/domain/search/query';

import { builder } from '../../../platform/graphql/builder.ts';
import { CardType } from '../graphql.ts';
import type { ListingCard } from '../store.ts';
import {
  getFavoriteListings,
  type FavouriteCard,
  type Favourites,
} from '../use-cases/get-favorite-listings.ts';
import { getSharedFavoriteListings } from '../use-cases/get-shared-favorite-listings.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';

const FavouriteType = builder.objectRef<FavouriteCard>('FavoriteListing').implement({
  fields: (t) => ({
    _id: t.id({ description: 'The id of the listing.', resolve: ({ listingId }) => listingId }),
    addedAt: t.field({ type: 'DateTime', resolve: ({ addedAt }) => addedAt }),
    title: t.exposeString('title'),
    city: t.exposeString('city'),
    isAvailable: t.exposeBoolean('isAvailable', {
      description: 'Whether the home’s page is still open.',
    }),
    isLet: t.exposeBoolean('isLet', {
      description: 'Whether the home was taken off because it is let.',
    }),
    card: t.field({
      type: CardType,
      nullable: true,
      description: 'Null if search no longer shows the home.',
      resolve: ({ card }) => card,
    }),
  }),
});

const MetaType = builder.objectRef<Favourites>('FavoriteListingsMetaData').implement({
  fields: (t) => ({
    totalDocuments: t.exposeInt('total'),
    shareId: t.exposeID('shareId', {
      nullable: true,
      description: 'The id in the link of the shared list. Null if the list is not shared.',
    }),
  }),
});

const FavouritesType = builder.objectRef<Favourites>('FavoriteListings').implement({
  fields: (t) => ({
    data: t.field({ type: [FavouriteType], resolve: ({ favourites }) => favourites }),
    metaData: t.field({ type: MetaType, resolve: (all) => all }),
  }),
});

const favouritesPage = input('FavoriteListingsOptionData', pageOptions.omit({ sort: true }), {
  limit: 'At most 150, which is the default.',
});

query('getFavoriteListings', {
  description: 'Returns the viewer’s saved homes, the latest saved first.',
  args: { optionData: favouritesPage },
  type: FavouritesType,
  run: ({ optionData }, { runner, viewer }) => runner.read(viewer, getFavoriteListings, optionData),
});

/** A text that can't be the id of a shared list is answered like a list that is no longer shared. */
const sharedQuery = z.strictObject({
  shareId: z
    .string()
    .max(100)
    .transform((id) => (/^[\w-]+$/.test(id) ? id : '')),
});

const SharedMetaType = builder
  .objectRef<{ total: number }>('SharedFavoriteListingsMetaData')
  .implement({ fields: (t) => ({ totalDocuments: t.exposeInt('total') }) });

const SharedType = builder
  .objectRef<{ total: number; cards: ListingCard[] }>('SharedFavoriteListings')
  .implement({
    fields: (t) => ({
      data: t.field({ type: [CardType], resolve: ({ cards }) => cards }),
      metaData: t.field({ type: SharedMetaType, resolve: (all) => all }),
    }),
  });

query('getSharedFavoriteListings', {
  description: 'Returns the published homes of a shared list.',
  args: {
    queryData: input('SharedFavoriteListingsQueryData', sharedQuery, { shareId: { type: 'ID' } }),
    optionData: favouritesPage,
  },
  type: SharedType,
  run: ({ queryData: { shareId }, optionData: page }, { runner, viewer }) =>
    runner.read(viewer, getSharedFavoriteListings, { shareId, page }),
});
