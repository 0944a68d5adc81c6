import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';

export const filePolicy = {
  upload: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'files.upload'),
  /** Whether the audit log records what the viewer downloads: an auditor reads other people's documents. */
  isRecorded: (viewer: Viewer): boolean =>
    viewer.kind === 'account' && viewer.grants.some(({ role }) => role === 'auditor'),
};
