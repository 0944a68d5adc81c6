import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Listing } from '../listings/public.ts';

type ListingOwner = Pick<Listing, 'ownerId' | 'contactId' | 'partnerId'>;

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
        (listing.ownerId === viewer.id ||
          (listing.partnerId === null && listing.contactId === viewer.id)))),
  answerForPartner: (viewer: Viewer, { partnerId }: Pick<ListingOwner, 'partnerId'>): boolean =>
    partnerId !== null && may(viewer, 'interest.answer_for_partner', partnerId),
};
