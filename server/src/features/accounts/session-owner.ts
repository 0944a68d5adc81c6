import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { AccountViewer, Viewer } from '../../platform/viewer.ts';
import { accountPolicy } from './policy.ts';

export function requireSessionOwner(viewer: Viewer): AccountViewer {
  if (!accountPolicy.endSessions(viewer)) throw accountErrors.login_required();
  return viewer;
}
