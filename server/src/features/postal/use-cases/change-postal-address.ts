import type { PostalAddress } from '@husvaer/domain/postal/letters';

import { requireDrawable } from '../../../platform/pdf/undrawable.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { coverText } from '../cover.ts';
import { setAddress } from '../store.ts';
import { lockWaiting } from '../waiting-letters.ts';

/**
 * Changes the address of a letter that is not posted yet. Throws `postal.not_found`, `postal.wrong_state` and
 * `request.undrawable`.
 */
export async function changePostalAddress(
  work: Work,
  { letterId, address }: { letterId: string; address: PostalAddress },
): Promise<string[]> {
  const [letter] = await lockWaiting(work, [letterId]);
  requireDrawable(coverText({ ...letter!, address }));
  await setAddress(work.tx, letterId, { address, byId: accountIdOf(work.viewer) });
  return [letterId];
}
