import { findPeople, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { Paper } from '../../leases/public.ts';
import { declinedMail } from '../mails.ts';

/**
 * Notifies the sender of a document that a signer declined it, unless the sender signs it too: signers are
 * notified elsewhere.
 */
export async function notifyOfDecline(
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
  const sender = await mailSender(work, partnerId);
  const url = new URL(returnTo, await siteAddress(work, partnerId)).href;
  const mail = declinedMail(
    { language, name: person.name, url, sender },
    { title, name, reason, isLease: paper.kind === 'lease' },
  );
  await queueMail(work, { to: to.email, ...renderMail(mail), sender });
}
