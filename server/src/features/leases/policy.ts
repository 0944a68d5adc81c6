import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import type { Property } from './assignments/store.ts';
import type { Lease, LeaseTenant } from './store.ts';

type Whose = Pick<Property, 'partnerId' | 'landlordId'>;

/** Who may do what with leases. */
export const leasePolicy = {
  see: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'leases.see'),
  seeForPartner: (viewer: AccountViewer, partnerId: string): boolean =>
    may(viewer, 'leases.write_for_partner', partnerId),
  /** The letting side's papers: the agency's agents, or the landlord where there is no agency. */
  write: (viewer: AccountViewer, { partnerId, landlordId }: Whose): boolean =>
    partnerId === null
      ? may(viewer, 'leases.write') && landlordId === viewer.id
      : may(viewer, 'leases.write_for_partner', partnerId),
  /** The letting side, an agency's landlord as well; and the tenants, once it was sent to them. */
  read: (
    viewer: AccountViewer,
    property: Whose,
    { paper }: Pick<Lease, 'paper'>,
    tenants: readonly Pick<LeaseTenant, 'accountId'>[],
  ): boolean =>
    leasePolicy.write(viewer, property) ||
    property.landlordId === viewer.id ||
    (paper !== 'draft' && tenants.some(({ accountId }) => accountId === viewer.id)),
};
