import type { Work } from '../../../platform/work.ts';
import { deletedMail } from '../mails.ts';
import { send } from '../notify.ts';
import { forgetPerson } from '../store.ts';
import { mayLeave } from '../may-leave.ts';

/**
 * Deletes a person (GDPR, article 17): their data immediately; records the law requires stay under an
 * anonymous id (article 17(3)(b)). Throws `accounts.lease_active`.
 */
export async function deleteAccount(work: Work, accountId: string): Promise<void> {
  const { email, language, photoId } = await mayLeave(work, accountId);
  await forgetPerson(work.tx, accountId, work.clock.now());
  if (photoId) await work.emit({ name: 'files.photo_dropped', payload: { photoId } });
  await work.emit({ name: 'accounts.deleted', payload: { accountId } });
  // Queued here: an event would keep the address of a person who wants to be deleted.
  await send(work, email, deletedMail(language));
}
