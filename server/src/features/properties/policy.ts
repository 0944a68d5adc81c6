import { may } from '@husvaer/domain/accounts/permissions';

import type { LeaseFacts } from '@husvaer/domain/leases/status';

import type { AccountViewer, PartnerViewer, Viewer } from '../../platform/viewer.ts';
import type { Property } from './store.ts';

type Owner = Pick<Property, 'partnerId' | 'landlordId'>;

/** A logged-in user, or a partner's system. */
export type LeaseViewer = AccountViewer | PartnerViewer;

/** The viewer's account; null for a partner's system, which has none. */
export const accountOf = (viewer: Viewer): string | null =>
  viewer.kind === 'account' ? viewer.id : null;

/** Permissions for leases. */
export const leasePolicy = {
  seeIndex: (viewer: Viewer): boolean => may(viewer, 'price_index.see'),
  setIndex: (viewer: Viewer): boolean => may(viewer, 'price_index.set'),
  see: (viewer: Viewer): viewer is LeaseViewer =>
    (viewer.kind === 'account' || viewer.kind === 'partner') && may(viewer, 'leases.see'),
  seeForPartner: (viewer: LeaseViewer, partnerId: string): boolean =>
    may(viewer, 'leases.write_for_partner', partnerId),
  /** The let homes and their contacts, for janitors. */
  seeContacts: (viewer: Viewer, partnerId: string): boolean =>
    viewer.kind === 'account' && may(viewer, 'leases.see_contacts', partnerId),
  /**
   * Documents of the letting side: for the agency's agents and its system, or the landlord without an agency.
   */
  write: (viewer: LeaseViewer, { partnerId, landlordId }: Owner): boolean =>
    partnerId === null
      ? may(viewer, 'leases.write') && landlordId === accountOf(viewer)
      : may(viewer, 'leases.write_for_partner', partnerId),
  /** For the letting side, including an agency's landlord; for tenants once the lease was sent to them. */
  read: (
    viewer: LeaseViewer,
    property: Owner,
    { paper }: Pick<LeaseFacts, 'paper'>,
    tenants: readonly { accountId: string | null }[],
  ): boolean =>
    leasePolicy.write(viewer, property) ||
    (viewer.kind === 'account' &&
      (property.landlordId === viewer.id ||
        (paper !== 'draft' && tenants.some(({ accountId }) => accountId === viewer.id)))),
};
