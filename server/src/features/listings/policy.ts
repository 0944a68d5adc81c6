import { accountErrors } from '@husvaer/domain/accounts/errors';
import { may } from '@husvaer/domain/accounts/permissions';
import type { AppError } from '@husvaer/domain/kernel/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Listing } from './store.ts';

/** Why somebody may not: they have not said who they are, or they are the wrong one. */
export const notForThem = (viewer: Viewer): AppError =>
  viewer.kind === 'account' ? listingErrors.forbidden() : accountErrors.login_required();

/** Who may do what with a listing. */
export const listingPolicy = {
  /** Whether it exists for them at all: what has been public once may be said to be withdrawn. */
  knowOf: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    viewer.kind === 'system' || listing.state !== 'draft',
  read: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    viewer.kind === 'system' ||
    (may(viewer, 'listings.see') && OPEN_STATES.includes(listing.state)),
  report: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    may(viewer, 'listings.report') && listingPolicy.read(viewer, listing),
  keepFavourites: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'listings.keep_favourites'),
  /** To list homes at all, for oneself or for a partner. */
  add: (viewer: Viewer, partnerId: string | null): viewer is AccountViewer =>
    viewer.kind === 'account' &&
    (partnerId === null
      ? may(viewer, 'listings.write')
      : may(viewer, 'listings.write_for_partner', partnerId)),
  /** Its owner, and the agents of the partner who lets it. */
  write: (
    viewer: Viewer,
    { ownerId, partnerId }: { ownerId: string | null; partnerId: string | null },
  ): viewer is AccountViewer =>
    viewer.kind === 'account' &&
    ((ownerId === viewer.id && may(viewer, 'listings.write')) ||
      (partnerId !== null && may(viewer, 'listings.write_for_partner', partnerId))),
  /** Homes of any feed by the house itself, a partner's own by its key. */
  import: (viewer: Viewer, { partnerId }: { partnerId: string | null }): boolean =>
    may(viewer, 'listings.import') && (viewer.kind !== 'partner' || viewer.partnerId === partnerId),
};
