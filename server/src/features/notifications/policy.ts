import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Who may see what they were told, and choose what they are told by mail: each for themselves. */
export const notificationPolicy = {
  hear: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'notifications.hear'),
};
