import type { PostalAddress, PostalLetterKind } from '@husvaer/domain/postal/letters';

import { findBook, findBookkeepers } from '../../ledger/public.ts';
import { notify } from '../../notifications/public.ts';
import type { Work } from '../../../platform/work.ts';
import { linesOfAddress } from '../../../platform/written.ts';
import { addPostalLetters, isAnyWaiting } from '../store.ts';

/** What is to be posted, and to whom: one letter per recipient. */
interface Posting {
  /** The agency whose letter it is; null when the operator keeps the books. */
  partnerId: string | null;
  leaseId: string;
  /** `12-3`: the property's number and the lease's. */
  leaseNumber: string;
  kind: PostalLetterKind;
  /** The letter about late rent, or the lease's document. */
  ofId: string;
  documentId: string;
  /** The sender when there are no books with a name and address. */
  senderName: string;
  recipients: readonly { name: string; address: PostalAddress | null }[];
  /** The last day it may be posted; null without a limit. */
  postBy: string | null;
}

/** Queues letters for the post, each once, and notifies those who run the books when none waited before. */
export async function queuePostalLetters(
  work: Work,
  { recipients, senderName, ...letter }: Posting,
): Promise<void> {
  const { tx, clock, newId } = work;
  const book = await findBook(tx, letter.partnerId);
  if (!(await isAnyWaiting(tx, letter.partnerId)))
    for (const { id: accountId } of await findBookkeepers(tx, letter.partnerId))
      await notify(work, {
        accountId,
        kind: 'letters_to_post',
        path: '/money/post',
        params: { title: book?.name ?? senderName },
      });
  const sender = book ? [book.name, ...linesOfAddress(book.address)].join('\n') : senderName;
  await addPostalLetters(
    tx,
    recipients.map(({ name, address }, position) => ({
      ...letter,
      id: newId(),
      position,
      sender,
      recipient: name,
      address,
    })),
    clock.now(),
  );
}
