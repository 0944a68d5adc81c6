import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import { moneyPolicy } from '../policy.ts';
import type { ClientAccountChange } from './store.ts';

/** Those who run the money of the book, and the operator's bookkeepers, who may be the second person. */
export const maySee = (viewer: Viewer, partnerId: string | null): viewer is AccountViewer =>
  viewer.kind === 'account' &&
  (moneyPolicy.run(viewer, partnerId) || moneyPolicy.run(viewer, null));

/**
 * Whether the viewer may agree to a change: one of these people who did not request it. Nobody may if its
 * requester is unknown, who may be any of them: it is requested again.
 */
export function mayAgree(
  viewer: Viewer,
  partnerId: string | null,
  { requestedById, agreedById }: ClientAccountChange,
): viewer is AccountViewer {
  const involved = SAFEGUARDS.agreeToClientAccount.notAlone.map(
    (involvement) => ({ asked: requestedById })[involvement],
  );
  if (requestedById === null || agreedById !== null) return false;
  return maySee(viewer, partnerId) && !involved.includes(viewer.id);
}
