import type { NotificationKind } from '@husvaer/domain/notifications/notification';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { refusalIn } from '../../signing/public.ts';
import { renderMail, type MailContent, type MailReader } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { Paper } from '../../leases/public.ts';
import { declinedMail, otherNameMail, stoppedMail } from '../mails.ts';

/**
 * Notifies the sender of a document that a signer declined it, unless the sender signs it too: signers are
 * notified elsewhere.
 */
export async function notifyOfDecline(
  work: Work,
  paper: Paper,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  if (paper.signers.some(({ accountId }) => accountId === paper.sentBy)) return;
  const isLease = paper.kind === 'lease';
  await notifySender(work, paper, 'signing_declined', (to, title) =>
    declinedMail(to, { title, name, reason, isLease }),
  );
}

/** Notifies the sender of a document that the electronic identity of a signer has another name. */
export const notifyOfOtherName = (
  work: Work,
  paper: Paper,
  facts: { name: string; otherName: string; isOver: boolean },
): Promise<void> =>
  notifySender(work, paper, 'signer_name_differs', (to, title) =>
    otherNameMail(to, { title, ...facts }),
  );

/**
 * Notifies the sender of a document that it was withdrawn without them: the reason is the code of a refused
 * signature, or null when the broker has ended it.
 */
export const notifyOfWithdrawal = (
  work: Work,
  paper: Paper,
  reason: string | null,
): Promise<void> =>
  notifySender(work, paper, 'signing_withdrawn', (to, title) =>
    stoppedMail(to, {
      title,
      why: reason === null ? null : refusalIn(to.language, reason),
      isLease: paper.kind === 'lease',
    }),
  );

/** On the site and by mail; `write` gets the document's title. */
async function notifySender(
  work: Work,
  { sentBy, titles, partnerId, returnTo }: Paper,
  kind: NotificationKind,
  write: (to: MailReader, title: string) => MailContent,
): Promise<void> {
  if (sentBy === null) return;
  const to = (await findReachable(work.tx, [sentBy])).get(sentBy);
  const [person] = await findPeople(work.tx, [sentBy]);
  if (!person) return;
  const language = to?.language ?? 'no';
  const title = titles[language];
  await notify(work, { accountId: sentBy, kind, params: { title }, path: returnTo });
  if (!to) return;
  const sender = await mailSender(work, partnerId);
  const url = new URL(returnTo, await siteAddress(work, partnerId)).href;
  const mail = write({ language, name: person.name, url, sender }, title);
  await queueMail(work, { to: to.email, ...renderMail(mail), sender });
}
