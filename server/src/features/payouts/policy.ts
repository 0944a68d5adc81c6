import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Anyone may set their own account. Permissions on an agency's money are in the policy of `ledger`. */
export const payoutPolicy = {
  account: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'payouts.set_account'),
};
