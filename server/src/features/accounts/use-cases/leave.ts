import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { Work } from '../../../platform/work.ts';
import { deletedMail } from '../mails.ts';
import { send } from '../notify.ts';
import { accountPolicy } from '../policy.ts';
import { findProfile, isHeld, type Profile } from '../profile/store.ts';
import { endSessions } from '../sessions/store.ts';
import { changeAccount, forgetPerson } from '../store.ts';

/** Puts an account to rest until its owner logs in again. Throws `accounts.lease_active`. */
export async function deactivateAccount(work: Work, accountId: string): Promise<void> {
  await mayLeave(work, accountId);
  const now = work.clock.now();
  await changeAccount(work.tx, accountId, { deactivated_at: now.toString() });
  await endSessions(work.tx, { accountId }, now);
  await work.emit({ name: 'account.deactivated', payload: { accountId } });
}

/**
 * Forgets a person (GDPR, article 17): who they are goes at once, what the law keeps stays under an
 * id that is nobody's any more (article 17(3)(b)). Throws `accounts.lease_active`.
 */
export async function deleteAccount(work: Work, accountId: string): Promise<void> {
  const { email, language, photoId } = await mayLeave(work, accountId);
  await forgetPerson(work.tx, accountId, work.clock.now());
  if (photoId) await work.emit({ name: 'photo.dropped', payload: { photoId } });
  await work.emit({ name: 'account.deleted', payload: { accountId } });
  // Written at once: an event would keep the address of somebody who wanted to be forgotten.
  await send(work, email, deletedMail(language));
}

async function mayLeave(work: Work, accountId: string): Promise<Profile> {
  const profile = accountPolicy.leave(work.viewer, accountId)
    ? await findProfile(work.tx, accountId)
    : undefined;
  if (!profile) throw accountErrors.not_found();
  if (await isHeld(work.tx, accountId)) throw accountErrors.lease_active();
  return profile;
}
