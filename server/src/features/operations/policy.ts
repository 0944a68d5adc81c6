import { may } from '@husvaer/domain/accounts/permissions';

import type { Viewer } from '../../platform/viewer.ts';

/** Permissions for operations. */
export const operationsPolicy = {
  see: (viewer: Viewer): boolean => may(viewer, 'operations.see'),
  retry: (viewer: Viewer): boolean => may(viewer, 'operations.retry'),
  runJob: (viewer: Viewer): boolean => may(viewer, 'operations.run_job'),
};
