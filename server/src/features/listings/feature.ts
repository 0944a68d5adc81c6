import { z } from 'zod';

import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { uuid } from '@husvaer/domain/kernel/uuid';
import { FAVOURITES_MAX } from '@husvaer/domain/listings/favourites';

import { importCommand } from './commands.ts';
import './editor/graphql.ts';
import { findDraftsOf, forgetDrafts } from './drafts/store.ts';
import './favourites/graphql.ts';
import { findFavourites, findShareId, forgetFavourites } from './favourites/store.ts';
import './graphql.ts';
import { serveSearchEngines } from './http.ts';
import { listingCalls } from './partner-api/calls.ts';
import { partnerListener } from './partner-api/notify-partner.ts';
import { findHomesOfPicture, markChanged } from './partner-api/store.ts';
import {
  dropPhoto,
  findReportsBy,
  deleteChanges,
  forgetOwner,
  showPhoto,
  withdrawHomesOf,
} from './store.ts';

const photoMade = z.object({
  photoId: uuid,
  width: z.int(),
  height: z.int(),
  color: z.string(),
});

/** A picture that is ready or refused changes what a partner's system reads of its home. */
async function markPictured({ tx, clock }: Work, photoId: string): Promise<void> {
  await markChanged(tx, await findHomesOfPicture(tx, photoId), clock.now());
}

export const listings: Feature = {
  name: 'listings',
  http: [serveSearchEngines],
  partnerCalls: listingCalls,
  on: [
    partnerListener,
    {
      event: 'accounts.deleted',
      name: 'listings.forget_favourites',
      handle: ({ tx }, payload) => forgetFavourites(tx, String(payload['accountId'])),
    },
    {
      event: 'accounts.deactivated',
      name: 'listings.withdraw_homes',
      handle: ({ tx, clock }, payload) =>
        withdrawHomesOf(tx, String(payload['accountId']), clock.now()),
    },
    {
      event: 'accounts.blocked',
      name: 'listings.withdraw_homes_of_blocked',
      handle: ({ tx, clock }, payload) =>
        withdrawHomesOf(tx, String(payload['accountId']), clock.now()),
    },
    {
      event: 'accounts.deleted',
      name: 'listings.forget_owner',
      async handle({ tx, clock }, payload) {
        const accountId = String(payload['accountId']);
        await withdrawHomesOf(tx, accountId, clock.now());
        await forgetOwner(tx, accountId);
        await forgetDrafts(tx, accountId);
      },
    },
    {
      event: 'files.photo_made',
      name: 'listings.show_photo',
      async handle(work, payload) {
        const photo = photoMade.parse(payload);
        await showPhoto(work.tx, photo);
        await markPictured(work, photo.photoId);
      },
    },
    {
      event: 'files.photo_refused',
      name: 'listings.drop_photo',
      async handle(work, payload) {
        const photoId = String(payload['photoId']);
        await dropPhoto(work.tx, photoId);
        await markPictured(work, photoId);
      },
    },
  ],
  jobs: [
    {
      name: 'listings.delete_old_changes',
      cron: '43 * * * *',
      perform: ({ runner }) => runner.run(SYSTEM, ({ tx }) => deleteChanges(tx), undefined),
    },
  ],
  personalData: personalData(
    async ({ tx }, accountId) => ({
      drafts: await findDraftsOf(tx, accountId),
      favourites: await findFavourites(tx, accountId, { limit: FAVOURITES_MAX, skip: 0 }),
      sharedBy: await findShareId(tx, accountId),
      reports: await findReportsBy(tx, accountId),
    }),
    {
      drafts: { content: 'whole', updatedAt: true },
      favourites: {
        listingId: true,
        addedAt: true,
        title: true,
        city: true,
        isAvailable: true,
        isLet: true,
      },
      sharedBy: true,
      reports: { listingId: true, reason: true, text: true, reportedAt: true },
    },
  ),
  commands: [importCommand],
};
