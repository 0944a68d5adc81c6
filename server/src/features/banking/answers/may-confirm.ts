import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import type { OpenAnswer } from '../../payouts/public.ts';
import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';

/** Whether the viewer is a person who did not bring the file in. */
export function mayConfirm(viewer: Viewer, { broughtById }: OpenAnswer): viewer is AccountViewer {
  const involved = SAFEGUARDS.confirmBankAnswers.notAlone.map(
    (involvement) => ({ brought_file: broughtById })[involvement],
  );
  return viewer.kind === 'account' && !involved.includes(viewer.id);
}
