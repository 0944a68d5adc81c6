import { may } from '@husvaer/domain/accounts/permissions';

import type { Viewer } from '../../platform/viewer.ts';

/** Permissions for reports. */
export const reportPolicy = {
  decide: (viewer: Viewer): boolean => viewer.kind === 'account' && may(viewer, 'reports.decide'),
};
