import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Who may say where they are paid: everybody for themselves. What is an agency's is the ledger's to say. */
export const payoutPolicy = {
  account: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'payouts.set_account'),
};
