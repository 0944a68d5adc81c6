import type { Feature } from '../../platform/feature.ts';
import { FAVOURITES_MAX } from '@husvaer/domain/listings/favourites';

import { importCommand } from './commands.ts';
import './favourites/graphql.ts';
import { findFavourites, findShareId, forgetFavourites } from './favourites/store.ts';
import './graphql.ts';
import { serveSearchEngines } from './http.ts';
import { forgetOwner, withdrawHomesOf } from './store.ts';

export const listings: Feature = {
  name: 'listings',
  http: (app, context) => serveSearchEngines(app, context),
  on: [
    {
      event: 'account.deleted',
      name: 'listings.forget_favourites',
      hear: ({ tx }, payload) => forgetFavourites(tx, String(payload['accountId'])),
    },
    {
      event: 'account.deactivated',
      name: 'listings.withdraw_homes',
      hear: ({ tx, clock }, payload) =>
        withdrawHomesOf(tx, String(payload['accountId']), clock.now()),
    },
    {
      event: 'account.deleted',
      name: 'listings.forget_owner',
      async hear({ tx, clock }, payload) {
        const accountId = String(payload['accountId']);
        await withdrawHomesOf(tx, accountId, clock.now());
        await forgetOwner(tx, accountId);
      },
    },
  ],
  personalData: async ({ tx }, accountId) => ({
    favourites: await findFavourites(tx, accountId, { limit: FAVOURITES_MAX, skip: 0 }),
    sharedBy: await findShareId(tx, accountId),
  }),
  commands: [importCommand],
};
