import { fileErrors } from '@husvaer/domain/files/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { isReceived } from '../uploads/store.ts';

/** Throws `files.policy_used` when a policy was used already. Called before the file is read. */
export async function requireUnusedPolicy({ tx }: ReadWork, key: string): Promise<void> {
  if (await isReceived(tx, key)) throw fileErrors.policy_used();
}
