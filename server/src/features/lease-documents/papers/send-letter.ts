import type { LetterKind } from '@husvaer/domain/leases/papers';

import type { DocumentText } from '../../../platform/pdf/document-text.ts';
import type { Work } from '../../../platform/work.ts';
import type { LeaseView, LetterMails } from '../../leases/public.ts';
import { recipientOf, sendPaper } from './send-paper.ts';

/** Sends a letter to all parties of a lease, in one language: the worker makes, stores and mails it. */
export async function sendLetter(
  work: Work,
  lease: LeaseView,
  letter: {
    kind: LetterKind;
    text: Record<'en' | 'no', DocumentText>;
    language: 'en' | 'no';
    mail?: LetterMails;
  },
): Promise<void> {
  const { tenants, landlord } = lease;
  const recipients = [
    ...tenants.map(({ accountId, email, name }) => ({ accountId, email, name })),
    ...(landlord ? [recipientOf(landlord)] : []),
  ];
  await sendPaper(work, lease, { ...letter, recipients });
}
