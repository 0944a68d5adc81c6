import { leasePath } from '@husvaer/domain/leases/paths';

import { findReachable } from '../../accounts/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail, type MailContent } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { Parties } from '../store.ts';
import { WORDS } from '../messages/words-of.ts';

/** Mails a paper to each tenant it is for, in their language. Returns the addresses: none when it is for nobody. */
export async function mailTenants(
  work: Work,
  paper: { leaseId: string; bookId: string; parties: Parties; language: 'en' | 'no' },
  words: (language: 'en' | 'no') => Pick<MailContent, 'paragraphs' | 'facts'> & { subject: string },
  file: { key: string; name: string },
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
    const { subject, paragraphs, facts } = words(language);
    const { button, footer } = WORDS[language];
    const to = known?.email ?? email;
    sentTo.push(to);
    await queueMail(work, {
      to,
      subject,
      ...renderMail({
        language,
        title: subject,
        preheader: paragraphs[0] ?? subject,
        ...{ name, paragraphs, facts },
        button: { label: button, url },
        footer,
        sender,
      }),
      sender,
      attachments: [{ filename: file.name, contentType: 'application/pdf', key: file.key }],
    });
  }
  return sentTo;
}
