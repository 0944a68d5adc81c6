import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

/** Permissions on an account, for its owner and the system. */
export const accountPolicy = {
  seeProfile: (viewer: Viewer, accountId: string): boolean =>
    may(viewer, 'accounts.see_profile') && isOwn(viewer, accountId),
  changeProfile: (viewer: Viewer, accountId: string): boolean =>
    may(viewer, 'accounts.change_profile') && isOwn(viewer, accountId),
  leave: (viewer: Viewer, accountId: string): boolean =>
    may(viewer, 'accounts.leave') && isOwn(viewer, accountId),
  bindIdentity: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.bind_identity'),
  endSessions: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.end_sessions'),
  keepPasskeys: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.keep_passkeys'),
  downloadData: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'accounts.download_data'),
};

const isOwn = (viewer: Viewer, accountId: string): boolean =>
  viewer.kind === 'system' || (viewer.kind === 'account' && viewer.id === accountId);
