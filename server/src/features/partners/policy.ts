import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Who may do what for a partner: those whose role is bound to it. */
export const partnerPolicy = {
  invite: (viewer: Viewer, partnerId: string): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.invite', partnerId),
  /** To say what the agency's site tells of it. */
  present: (viewer: Viewer, partnerId: string): boolean =>
    may(viewer, 'partners.present', partnerId),
  /** The house itself makes some as well, from a terminal. */
  manageKeys: (viewer: Viewer, partnerId: string): boolean =>
    may(viewer, 'partners.manage_keys', partnerId),
};
