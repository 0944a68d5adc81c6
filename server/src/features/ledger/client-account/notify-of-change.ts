import { findPeople, findPeopleOf, findReachable } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import { dayInNorway } from '../../../platform/norwegian-time.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookkeepers } from '../books/find-bookkeepers.ts';
import type { Book } from '../books/store.ts';
import { clientAccountMail } from '../mails.ts';
import type { ClientAccountChange } from './store.ts';

/**
 * Tells everybody with rights to a book's money, and the operator's bookkeepers and staff, that its client
 * account is to be changed or will be: on the site, and by a mail that nobody can stop.
 */
export async function notifyOfChange(
  work: Work,
  { book, change }: { book: Book; change: ClientAccountChange },
): Promise<void> {
  const { tx } = work;
  const own = await findBookkeepers(tx, book.partnerId);
  const bookkeepers = await findBookkeepers(tx, null);
  const staff = await findPeopleOf(tx, null, 'operator');
  const isOwn = new Set(own.map(({ id }) => id));
  const isStaff = new Set(staff.map(({ id }) => id));
  const people = new Map([...staff, ...bookkeepers, ...own].map((person) => [person.id, person]));
  const actors = [change.requestedById, change.agreedById].flatMap((id) => id ?? []);
  const names = new Map((await findPeople(tx, actors)).map(({ id, name }) => [id, name]));
  const reachable = await findReachable(tx, [...people.keys()]);
  for (const [accountId, { name }] of people) {
    const partnerId = isOwn.has(accountId) ? book.partnerId : null;
    const hasRights = isOwn.has(accountId) || !isStaff.has(accountId);
    const path = hasRights ? '/money/settings/account' : '/operations';
    await notify(work, {
      ...{ accountId, kind: 'client_account_changes', path },
      params: { title: book.name },
    });
    const to = reachable.get(accountId);
    if (!to) continue;
    const sender = await mailSender(work, partnerId);
    const url = new URL(path, await siteAddress(work, partnerId)).href;
    const mail = clientAccountMail(
      { language: to.language, name, url, sender },
      {
        ...{ was: book.clientAccount, account: change.account, agency: book.name },
        requestedBy: names.get(change.requestedById ?? '') ?? '',
        agreedBy: names.get(change.agreedById ?? '') ?? null,
        countsOn: change.countsFrom && dayInNorway(change.countsFrom),
      },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
