import { may } from '@husvaer/domain/accounts/permissions';

import type { LeaseFacts } from '@husvaer/domain/leases/status';

import type { AccountViewer, PartnerViewer, Viewer } from '../../platform/viewer.ts';
import type { Property } from './store.ts';

type Whose = Pick<Property, 'partnerId' | 'landlordId'>;

/** Somebody who has logged in, or a partner's own system. */
export type LeaseViewer = AccountViewer | PartnerViewer;

/** Which account asks; null for a partner's own system, which is nobody. */
export const accountOf = (viewer: Viewer): string | null =>
  viewer.kind === 'account' ? viewer.id : null;

/** Who may do what with leases. */
export const leasePolicy = {
  seeIndex: (viewer: Viewer): boolean => may(viewer, 'price_index.see'),
  setIndex: (viewer: Viewer): boolean => may(viewer, 'price_index.set'),
  see: (viewer: Viewer): viewer is LeaseViewer =>
    (viewer.kind === 'account' || viewer.kind === 'partner') && may(viewer, 'leases.see'),
  seeForPartner: (viewer: LeaseViewer, partnerId: string): boolean =>
    may(viewer, 'leases.write_for_partner', partnerId),
  /** The homes that are let and whom one meets there, for whoever looks after them. */
  seeContacts: (viewer: Viewer, partnerId: string): boolean =>
    viewer.kind === 'account' && may(viewer, 'leases.see_contacts', partnerId),
  /** The letting side's papers: the agency's agents and its system, or the landlord where there is no agency. */
  write: (viewer: LeaseViewer, { partnerId, landlordId }: Whose): boolean =>
    partnerId === null
      ? may(viewer, 'leases.write') && landlordId === accountOf(viewer)
      : may(viewer, 'leases.write_for_partner', partnerId),
  /** The letting side, an agency's landlord as well; and the tenants, once it was sent to them. */
  read: (
    viewer: LeaseViewer,
    property: Whose,
    { paper }: Pick<LeaseFacts, 'paper'>,
    tenants: readonly { accountId: string | null }[],
  ): boolean =>
    leasePolicy.write(viewer, property) ||
    (viewer.kind === 'account' &&
      (property.landlordId === viewer.id ||
        (paper !== 'draft' && tenants.some(({ accountId }) => accountId === viewer.id)))),
};
