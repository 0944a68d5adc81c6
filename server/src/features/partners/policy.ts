import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Who may do what for a partner: those whose role is bound to it. */
export const partnerPolicy = {
  invite: (viewer: Viewer, partnerId: string): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.invite', partnerId),
};
