import type { NotificationKind } from '@husvaer/domain/notifications/notification';

import { findPeopleOf, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookkeepers } from '../books/find-bookkeepers.ts';
import type { AccountMail } from '../mails.ts';

/**
 * Notifies everybody with rights to an agency's money, and the operator's bookkeepers and staff, of its client
 * account: on the site, and by a mail that nobody can stop.
 */
export async function notifyPeople(
  work: Work,
  about: { partnerId: string | null; kind: NotificationKind; title: string },
  mailTo: AccountMail,
): Promise<void> {
  const { tx } = work;
  const { kind, title } = about;
  const own = await findBookkeepers(tx, about.partnerId);
  const bookkeepers = await findBookkeepers(tx, null);
  const staff = await findPeopleOf(tx, null, 'operator');
  const isOwn = new Set(own.map(({ id }) => id));
  const isStaff = new Set(staff.map(({ id }) => id));
  const people = new Map([...staff, ...bookkeepers, ...own].map((person) => [person.id, person]));
  const reachable = await findReachable(tx, [...people.keys()]);
  for (const [accountId, { name }] of people) {
    const partnerId = isOwn.has(accountId) ? about.partnerId : null;
    const hasRights = isOwn.has(accountId) || !isStaff.has(accountId);
    const path = hasRights ? '/money/settings/account' : '/operations';
    await notify(work, { accountId, kind, path, params: { title } });
    const to = reachable.get(accountId);
    if (!to) continue;
    const sender = await mailSender(work, partnerId);
    const url = new URL(path, await siteAddress(work, partnerId)).href;
    const mail = mailTo({ language: to.language, name, url, sender });
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
