import type { Work } from '../../../../platform/work.ts';
import { findLogin } from '../../store.ts';
import { deletePasskey, findPasskeys } from '../../proofs/passkeys/store.ts';

/**
 * Removes all passkeys of a person who has lost them, and notifies them by mail. Returns the number removed;
 * null when no account has the e-mail.
 */
export async function removeLostPasskeys(
  work: Work,
  { email }: { email: string },
): Promise<number | null> {
  const account = await findLogin(work.tx, { email });
  if (!account) return null;
  const { id: accountId } = account;
  const known = await findPasskeys(work.tx, accountId);
  for (const { id } of known) await deletePasskey(work.tx, { id, accountId });
  if (known.length > 0)
    await work.emit({ name: 'accounts.passkey_removed', payload: { accountId } });
  return known.length;
}
