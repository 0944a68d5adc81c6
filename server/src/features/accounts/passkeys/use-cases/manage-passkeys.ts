import { accountErrors } from '@husvaer/domain/accounts/errors';
import { PASSKEYS_MAX } from '@husvaer/domain/accounts/passkeys';

import type { AccountViewer, Viewer } from '../../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../../platform/work.ts';
import { accountPolicy } from '../../policy.ts';
import { findLogin } from '../../store.ts';
import {
  addPasskey,
  deletePasskey,
  findPasskeys,
  savePasskeyName,
  type KnownPasskey,
  type Passkey,
} from '../../proofs/passkeys/store.ts';

/** One's own passkeys, the first made first. Throws `accounts.login_required`. */
export async function getMyPasskeys({ tx, viewer }: ReadWork): Promise<KnownPasskey[]> {
  return findPasskeys(tx, whose(viewer).id);
}

/** Those one has, before another is made. Throws `accounts.too_many_passkeys`. */
export async function expectRoom(work: ReadWork): Promise<KnownPasskey[]> {
  const known = await getMyPasskeys(work);
  if (known.length >= PASSKEYS_MAX)
    throw accountErrors.too_many_passkeys({ maximum: PASSKEYS_MAX });
  return known;
}

/**
 * Keeps a passkey that was just made; its owner is told by mail, with links to `site`. Throws `accounts.too_many_passkeys`,
 * and `accounts.passkey_failed` for one that is known.
 */
export async function keepPasskey(
  work: Work,
  {
    site,
    ...made
  }: Omit<KnownPasskey, keyof Passkey | 'accountId'> &
    Pick<Passkey, 'name' | 'isBackedUp'> & { site: string },
): Promise<Passkey> {
  const { tx, viewer, clock, newId } = work;
  const { id: accountId } = whose(viewer);
  await expectRoom(work);
  const passkey = { ...made, id: newId(), accountId, createdAt: clock.now(), usedAt: null };
  if (!(await addPasskey(tx, passkey))) throw accountErrors.passkey_failed();
  await work.emit({ name: 'account.passkey_added', payload: { accountId, site } });
  return passkey;
}

/** Calls one of one's own otherwise. Throws `accounts.passkey_not_found`. */
export async function renamePasskey(
  { tx, viewer }: Work,
  { id, name }: { id: string; name: string },
): Promise<void> {
  if (!(await savePasskeyName(tx, { id, name, accountId: whose(viewer).id })))
    throw accountErrors.passkey_not_found();
}

/** Takes one of one's own away; its owner is told by mail, with links to `site`. Throws `accounts.passkey_not_found`. */
export async function removePasskey(
  work: Work,
  { id, site }: { id: string; site: string },
): Promise<void> {
  const { id: accountId } = whose(work.viewer);
  if (!(await deletePasskey(work.tx, { id, accountId }))) throw accountErrors.passkey_not_found();
  await work.emit({ name: 'account.passkey_removed', payload: { accountId, site } });
}

/** Takes all of somebody's away who has lost them; they are told by mail. Returns how many; null where nobody has the e-mail. */
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
    await work.emit({ name: 'account.passkey_removed', payload: { accountId } });
  return known.length;
}

function whose(viewer: Viewer): AccountViewer {
  if (!accountPolicy.keepPasskeys(viewer)) throw accountErrors.login_required();
  return viewer;
}
