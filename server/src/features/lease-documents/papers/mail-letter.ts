import type { LetterKind } from '@husvaer/domain/leases/papers';

import { findReachable } from '../../accounts/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { Paper } from '../../leases/public.ts';
import { letterMail } from '../mails.ts';

/** Mails a letter to all recipients: each mail in the recipient's language, with the letter attached. */
export async function mailLetter(
  work: Work,
  paper: Paper & { kind: LetterKind },
  file: { key: string; name: string },
): Promise<void> {
  const ids = paper.recipients.flatMap(({ accountId }) => accountId ?? []);
  const reachable = await findReachable(work.tx, ids);
  const url = new URL(paper.returnTo, await siteAddress(work, paper.partnerId)).href;
  const sender = await mailSender(work, paper.partnerId);
  for (const { accountId, email, name } of paper.recipients) {
    const known = reachable.get(accountId ?? '');
    const language = known?.language ?? paper.language;
    const mail = letterMail(
      { language, name, url, sender },
      {
        kind: paper.kind,
        title: paper.titles[language],
        mail: paper.mail?.[language] ?? null,
      },
    );
    await queueMail(work, {
      to: known?.email ?? email,
      ...renderMail(mail),
      sender,
      attachments: [{ filename: file.name, contentType: 'application/pdf', key: file.key }],
    });
  }
}
