import { fileErrors } from '@husvaer/domain/files/errors';

import type { Received } from '../../../platform/storage/storage.ts';
import type { Work } from '../../../platform/work.ts';
import { markReceived } from '../uploads/store.ts';

/**
 * Keeps a file that our own storage received. Of two under one policy only one is kept; the other throws
 * `files.policy_used`.
 */
export async function receiveUpload(
  { tx, clock }: Work,
  { key, received }: { key: string; received: Received },
): Promise<void> {
  if (!(await markReceived(tx, key, clock.now()))) throw fileErrors.policy_used();
  await received.keep(key);
}
