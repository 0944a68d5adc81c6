import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Permissions for the start page: all logged-in users. Each feature checks its own part. */
export const startPolicy = {
  see: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'start.see'),
};
