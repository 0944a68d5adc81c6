import { accountErrors } from '@husvaer/domain/accounts/errors';
import { may } from '@husvaer/domain/accounts/permissions';
import type { AppError } from '@husvaer/domain/kernel/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';
import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Listing } from './store.ts';

/** The error when the viewer may not: log in first, or forbidden. */
export const loginOrForbidden = (viewer: Viewer): AppError =>
  viewer.kind === 'account' ? listingErrors.forbidden() : accountErrors.login_required();

/** Permissions for listings. */
export const listingPolicy = {
  /** Whether the viewer may know that it exists: a home that was public may be shown as withdrawn. */
  knowOf: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    viewer.kind === 'system' || listing.state !== 'draft',
  read: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    viewer.kind === 'system' ||
    (may(viewer, 'listings.see') && OPEN_STATES.includes(listing.state)),
  report: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    may(viewer, 'listings.report') && listingPolicy.read(viewer, listing),
  keepFavourites: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'listings.keep_favourites'),
  /** Listing homes, for oneself or for a partner. */
  add: (viewer: Viewer, partnerId: string | null): viewer is AccountViewer =>
    viewer.kind === 'account' &&
    (partnerId === null
      ? may(viewer, 'listings.write')
      : may(viewer, 'listings.write_for_partner', partnerId)),
  /** For its owner, and the agents of its partner. */
  write: (
    viewer: Viewer,
    { ownerId, partnerId }: { ownerId: string | null; partnerId: string | null },
  ): viewer is AccountViewer =>
    viewer.kind === 'account' &&
    ((ownerId === viewer.id && may(viewer, 'listings.write')) ||
      (partnerId !== null && may(viewer, 'listings.write_for_partner', partnerId))),
  /** The system may import homes of any feed, a partner's system only its own. */
  import: (viewer: Viewer, { partnerId }: { partnerId: string | null }): boolean =>
    may(viewer, 'listings.import') && (viewer.kind !== 'partner' || viewer.partnerId === partnerId),
};
