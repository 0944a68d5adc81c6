import { leasePath } from '@husvaer/domain/leases/paths';

import { findReachable } from '../../accounts/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { Parties } from '../store.ts';
import { paperMail, type PaperLetter } from './mails.ts';

/**
 * Mails a letter to each of the tenants, in their language, with its document if there is one. Returns the addresses; empty when there are no
 * recipients.
 */
export async function mailTenants(
  work: Work,
  paper: { leaseId: string; bookId: string; parties: Parties; language: 'en' | 'no' },
  words: (language: 'en' | 'no') => PaperLetter,
  file?: { key: string; name: string },
): Promise<string[]> {
  const [book] = await findBooks(work.tx, [paper.bookId]);
  const partnerId = book?.partnerId ?? null;
  const path = leasePath({ id: paper.leaseId, partnerId });
  const url = new URL(path, await siteAddress(work, partnerId)).href;
  const sender = await mailSender(work, partnerId);
  const { tenants } = paper.parties;
  const reachable = await findReachable(
    work.tx,
    tenants.flatMap(({ accountId }) => accountId ?? []),
  );
  const sentTo: string[] = [];
  for (const { accountId, name, email } of tenants) {
    const known = reachable.get(accountId ?? '');
    const language = known?.language ?? paper.language;
    const to = known?.email ?? email;
    sentTo.push(to);
    const mail = paperMail({ language, name, url, sender }, words(language));
    await queueMail(work, {
      to,
      ...renderMail(mail),
      sender,
      attachments: file && [{ filename: file.name, contentType: 'application/pdf', key: file.key }],
    });
  }
  return sentTo;
}
