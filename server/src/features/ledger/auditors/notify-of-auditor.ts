import { findPeople, findReachable } from '../../accounts/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookkeepers } from '../books/find-bookkeepers.ts';
import type { Book } from '../books/store.ts';
import { auditorMail } from '../mails.ts';

/** Sends everybody who runs a book a mail: the viewer lets a person read it until a day. */
export async function notifyOfAuditor(
  work: Work,
  { partnerId, name: agency }: Book,
  facts: { auditor: string; endsOn: string },
): Promise<void> {
  const { tx, viewer } = work;
  const actorId = accountIdOf(viewer);
  const [actor] = actorId === null ? [] : await findPeople(tx, [actorId]);
  const own = await findBookkeepers(tx, partnerId);
  const reachable = await findReachable(
    tx,
    own.map(({ id }) => id),
  );
  const sender = await mailSender(work, partnerId);
  const url = new URL('/money/settings/auditors', await siteAddress(work, partnerId)).href;
  for (const { id, name } of own) {
    const to = reachable.get(id);
    if (!to) continue;
    const mail = auditorMail(
      { language: to.language, name, url, sender },
      { ...facts, agency, by: actor?.name ?? '' },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
