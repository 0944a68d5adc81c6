import { may } from '@husvaer/domain/accounts/permissions';

import type { AccountViewer, PartnerViewer, Viewer } from '../../platform/viewer.ts';

/** Permissions on deposits; the lease decides who its parties are. */
export const depositPolicy = {
  see: (viewer: Viewer): viewer is AccountViewer | PartnerViewer =>
    (viewer.kind === 'account' || viewer.kind === 'partner') && may(viewer, 'deposits.see'),
  logIn: (viewer: Viewer): viewer is AccountViewer =>
    viewer.kind === 'account' && may(viewer, 'deposits.answer_bank'),
  /** Each tenant answers for themselves. */
  answer: (viewer: Viewer, { accountId }: { accountId: string | null }): viewer is AccountViewer =>
    depositPolicy.logIn(viewer) && accountId === viewer.id,
  settings: (viewer: Viewer, partnerId: string): boolean =>
    viewer.kind === 'account' && may(viewer, 'deposits.settings', partnerId),
};
