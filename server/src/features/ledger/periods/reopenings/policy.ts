import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import { maySee as mayBeSecond } from '../../client-account/change-policy.ts';
import type { Reopening } from './store.ts';
import type { AccountViewer, Viewer } from '../../../../platform/viewer.ts';

/**
 * Whether the viewer may agree to open closed months again: one of those who run the money of the book or of the
 * operator, and not the person who requested it. Nobody may if that person is unknown: it is requested again.
 */
export function mayAgreeToReopening(
  viewer: Viewer,
  partnerId: string | null,
  { requestedById }: Pick<Reopening, 'requestedById'>,
): viewer is AccountViewer {
  const involved = SAFEGUARDS.agreeToReopening.notAlone.map(
    (involvement) => ({ asked: requestedById })[involvement],
  );
  if (requestedById === null) return false;
  return mayBeSecond(viewer, partnerId) && !involved.includes(viewer.id);
}
