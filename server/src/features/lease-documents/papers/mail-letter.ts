import { tidyLine } from '@husvaer/domain/kernel/text';
import type { LetterKind } from '@husvaer/domain/leases/papers';

import { findReachable } from '../../accounts/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { WORDS, type Paper } from '../../leases/public.ts';

/** Mails a letter to everybody it is for, each in their language with the letter as it was written. */
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
    const { letters, button, footer } = WORDS[language];
    const title = paper.titles[language];
    const said = paper.mail?.[language] ?? {
      subject: title,
      paragraphs: letters[paper.kind](title),
    };
    const { subject, paragraphs, facts } = said;
    await queueMail(work, {
      to: known?.email ?? email,
      // A name may hold what a header may not.
      subject: tidyLine(subject),
      ...renderMail({
        language,
        title: subject,
        preheader: paragraphs[0] ?? '',
        ...{ name, paragraphs, ...(facts && { facts }) },
        button: { label: button, url },
        footer,
        sender,
      }),
      sender,
      attachments: [{ filename: file.name, contentType: 'application/pdf', key: file.key }],
    });
  }
}
