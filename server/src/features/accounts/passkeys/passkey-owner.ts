import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import { accountPolicy } from '../policy.ts';

export function requirePasskeyOwner(viewer: Viewer): AccountViewer {
  if (!accountPolicy.keepPasskeys(viewer)) throw accountErrors.login_required();
  return viewer;
}
