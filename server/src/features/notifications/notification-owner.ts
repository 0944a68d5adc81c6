import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import { notificationPolicy } from './policy.ts';

/** Throws `accounts.login_required`. */
export function requireNotificationOwner(viewer: Viewer): AccountViewer {
  if (!notificationPolicy.subscribe(viewer)) throw accountErrors.login_required();
  return viewer;
}
