import { may } from '@husvaer/domain/accounts/permissions';

import type { Viewer } from '../../../platform/viewer.ts';

/** Permissions for the rates of law. */
export const ratePolicy = {
  see: (viewer: Viewer): boolean => may(viewer, 'rates.see'),
  set: (viewer: Viewer): boolean => may(viewer, 'rates.set'),
};
