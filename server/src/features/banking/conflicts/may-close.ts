import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import type { Conflict } from './store.ts';

/** Whether the viewer is a person who did not bring the file in. The bank brought the other one. */
export function mayClose(viewer: Viewer, { broughtById }: Conflict): viewer is AccountViewer {
  const involved = SAFEGUARDS.closeBankConflict.notAlone.map(
    (involvement) => ({ brought_file: broughtById })[involvement],
  );
  return viewer.kind === 'account' && !involved.includes(viewer.id);
}
