import type { ReadWork } from '../../../../platform/work.ts';
import { findPasskeys, type KnownPasskey } from '../../proofs/passkeys/store.ts';
import { requirePasskeyOwner } from '../passkey-owner.ts';

/** The viewer's own passkeys, the oldest first. Throws `accounts.login_required`. */
export async function getMyPasskeys({ tx, viewer }: ReadWork): Promise<KnownPasskey[]> {
  return findPasskeys(tx, requirePasskeyOwner(viewer).id);
}
