import { tidyLine } from '@husvaer/domain/kernel/text';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { WORDS, type Paper } from '../../leases/public.ts';

/** Notifies the sender of a paper that a signer declined it, unless the sender signs it too: signers are notified elsewhere. */
export async function tellDeclined(
  work: Work,
  paper: Paper,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const { sentBy, titles, partnerId, returnTo } = paper;
  if (sentBy === null || paper.signers.some(({ accountId }) => accountId === sentBy)) return;
  const to = (await findReachable(work.tx, [sentBy])).get(sentBy);
  const [person] = await findPeople(work.tx, [sentBy]);
  if (!person) return;
  const language = to?.language ?? 'no';
  const title = titles[language];
  await notify(work, {
    ...{ accountId: sentBy, kind: 'signing_declined', params: { title }, path: returnTo },
  });
  if (!to) return;
  const { declined, button, sent } = WORDS[language];
  const subject = tidyLine(declined.subject(title));
  const paragraphs = declined.paragraphs({ title, name, reason, isLease: paper.kind === 'lease' });
  const sender = await mailSender(work, partnerId);
  await queueMail(work, {
    to: to.email,
    subject,
    ...renderMail({
      ...{ language, title: subject, name: person.name, sender },
      ...{ preheader: paragraphs[0] ?? '', paragraphs },
      button: { label: button, url: new URL(returnTo, await siteAddress(work, partnerId)).href },
      footer: sent,
    }),
    sender,
  });
}
