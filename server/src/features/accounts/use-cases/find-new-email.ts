import type { ReadWork } from '../../../platform/work.ts';
import { findEmailChange } from '../emails/store.ts';

/** The new e-mail of an account that waits for confirmation; null when there is none. */
export async function findNewEmail(
  { tx, clock }: ReadWork,
  accountId: string,
): Promise<string | null> {
  const change = await findEmailChange(tx, accountId);
  return change && Temporal.Instant.compare(clock.now(), change.expiresAt) < 0
    ? change.email
    : null;
}
