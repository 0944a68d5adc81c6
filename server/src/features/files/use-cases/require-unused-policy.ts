import { fileErrors } from '@husvaer/domain/files/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { isReceived } from '../uploads/store.ts';

/** Throws `files.policy_used` when a policy has had its file. Asked before the file is read. */
export async function requireUnusedPolicy({ tx }: ReadWork, key: string): Promise<void> {
  if (await isReceived(tx, key)) throw fileErrors.policy_used();
}
