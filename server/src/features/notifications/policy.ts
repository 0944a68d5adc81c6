import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Permissions for notifications and mail settings: each account only its own. */
export const notificationPolicy = {
  subscribe: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'notifications.subscribe'),
};
