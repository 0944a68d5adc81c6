import { OPEN_STATES } from '@husvaer/domain/listings/states';

import type { Viewer } from '../../platform/viewer.ts';
import type { Listing } from './store.ts';

/** Who may do what with a listing. */
export const listingPolicy = {
  read: (viewer: Viewer, listing: Pick<Listing, 'state'>): boolean =>
    viewer.kind === 'system' || OPEN_STATES.includes(listing.state),
  import: (viewer: Viewer): boolean => viewer.kind === 'system',
};
