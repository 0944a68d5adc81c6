import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Who has a start page: whoever has logged in. What is on it each feature below says. */
export const startPolicy = {
  see: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'start.see'),
};
