import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Permissions for a partner: for users whose role is bound to it. */
export const partnerPolicy = {
  invite: (viewer: Viewer, partnerId: string): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.invite', partnerId),
  /** Editing the presentation on the agency's site. */
  present: (viewer: Viewer, partnerId: string): boolean =>
    may(viewer, 'partners.present', partnerId),
  /** Operators also create keys, from a terminal. */
  manageKeys: (viewer: Viewer, partnerId: string): boolean =>
    may(viewer, 'partners.manage_keys', partnerId),
};
