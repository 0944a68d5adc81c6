import { z } from 'zod';

import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import { shareFavoriteListings } from './use-cases/share-favorite-listings.ts';
import { getFavoriteListingIds } from './use-cases/get-favorite-listing-ids.ts';
import { toggleFavoriteListing, type Toggled } from './use-cases/toggle-favorite-listing.ts';

const ToggledType = builder.objectRef<Toggled>('ToggledFavoriteListing').implement({
  fields: (t) => ({
    listingId: t.exposeID('listingId'),
    isFavorite: t.exposeBoolean('isFavorite'),
  }),
});

const toggle = z.strictObject({
  listingId: anId,
  isFavorite: z.boolean().nullish(),
});

mutation('toggleFavoriteListing', {
  description: 'Saves or removes a home from the favourites.',
  args: {
    inputData: input('ToggleFavoriteListingInputData', toggle, {
      isFavorite:
        'Whether the home becomes a favourite. Defaults to the opposite of the current value.',
    }),
  },
  type: ToggledType,
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, toggleFavoriteListing, inputData),
});

query('favoriteListingIds', {
  description: 'Returns the ids of the viewer’s saved homes, the latest saved first.',
  type: ['ID'],
  run: (_, { runner, viewer }) => runner.read(viewer, getFavoriteListingIds, undefined),
});

const ShareType = builder.objectRef<{ shareId: string | null }>('FavoriteListingsShare').implement({
  fields: (t) => ({
    shareId: t.exposeID('shareId', {
      nullable: true,
      description: 'The id in the link of the shared list. Null if the list is not shared.',
    }),
  }),
});

mutation('shareFavoriteListings', {
  description:
    'Shares the viewer’s saved homes with anyone who has the link, or stops sharing them. The link then no longer works.',
  args: { inputData: input('ShareFavoriteListingsInputData', z.object({ isShared: z.boolean() })) },
  type: ShareType,
  run: ({ inputData }, { runner, viewer }) => runner.run(viewer, shareFavoriteListings, inputData),
});
