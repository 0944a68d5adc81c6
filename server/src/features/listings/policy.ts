import { may } from '@husvaer/domain/accounts/permissions';
import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Listing } from './store.ts';

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
  import: (viewer: Viewer): boolean => may(viewer, 'listings.import'),
};
