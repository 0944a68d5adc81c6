import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookkeepers } from '../books/find-bookkeepers.ts';
import type { Book } from '../books/store.ts';
import { reopeningMail } from '../mails.ts';

const PATH = '/money/reconciliation';

/**
 * Notifies everybody with rights to the money of a book, and the operator's bookkeepers, that the viewer requested
 * to open its closed months from `month` on again, or agreed to that.
 */
export async function notifyOfPeriod(
  work: Work,
  { partnerId, name: title }: Book,
  { month, reason, isAgreed }: { month: IsoDate; reason: string; isAgreed: boolean },
): Promise<void> {
  const { tx, viewer } = work;
  const actorId = accountIdOf(viewer);
  const [actor] = actorId === null ? [] : await findPeople(tx, [actorId]);
  const own = await findBookkeepers(tx, partnerId);
  const isOwn = new Set(own.map(({ id }) => id));
  const people = new Map(
    [...(await findBookkeepers(tx, null)), ...own].map((person) => [person.id, person]),
  );
  const reachable = await findReachable(tx, [...people.keys()]);
  for (const [accountId, { name }] of people) {
    const kind = isAgreed ? 'period_reopened' : 'period_reopening';
    await notify(work, { accountId, kind, path: PATH, params: { title } });
    const to = reachable.get(accountId);
    if (!to) continue;
    const home = isOwn.has(accountId) ? partnerId : null;
    const sender = await mailSender(work, home);
    const url = new URL(PATH, await siteAddress(work, home)).href;
    const mail = reopeningMail(
      { language: to.language, name, url, sender },
      { agency: title, by: actor?.name ?? '', month, reason, isAgreed },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
