import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Listing } from '../listings/public.ts';

type ListingOwner = Pick<Listing, 'owner_id' | 'contact_id' | 'partner_id'>;

/** Permissions on interest forms. */
export const interestPolicy = {
  send: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'interest.send'),
  /**
   * The landlord's side: a home's owner, its contact person, and the agents of the partner who lets it. A
   * partner's contact person has to be one of its current agents.
   */
  answer: (viewer: Viewer, listing: ListingOwner): viewer is AccountViewer =>
    viewer.kind === 'account' &&
    (interestPolicy.answerForPartner(viewer, listing) ||
      (may(viewer, 'interest.answer') &&
        (listing.owner_id === viewer.id ||
          (listing.partner_id === null && listing.contact_id === viewer.id)))),
  answerForPartner: (
    viewer: Viewer,
    { partner_id: partnerId }: Pick<ListingOwner, 'partner_id'>,
  ): boolean => partnerId !== null && may(viewer, 'interest.answer_for_partner', partnerId),
};
