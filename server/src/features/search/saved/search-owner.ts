import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import { searchPolicy } from '../policy.ts';

export function requireSearchOwner(viewer: Viewer): AccountViewer {
  if (!searchPolicy.save(viewer)) throw accountErrors.login_required();
  return viewer;
}
