import type { Work } from '../../../platform/work.ts';
import { deletedMail } from '../mails.ts';
import { send } from '../notify.ts';
import { forgetPerson } from '../store.ts';
import { mayLeave } from '../may-leave.ts';

/**
 * Forgets a person (GDPR, article 17): who they are goes at once, what the law keeps stays under an
 * id that is nobody's any more (article 17(3)(b)). Throws `accounts.lease_active`.
 */
export async function deleteAccount(work: Work, accountId: string): Promise<void> {
  const { email, language, photoId } = await mayLeave(work, accountId);
  await forgetPerson(work.tx, accountId, work.clock.now());
  if (photoId) await work.emit({ name: 'files.photo_dropped', payload: { photoId } });
  await work.emit({ name: 'accounts.deleted', payload: { accountId } });
  // Written at once: an event would keep the address of somebody who wanted to be forgotten.
  await send(work, email, deletedMail(language));
}
