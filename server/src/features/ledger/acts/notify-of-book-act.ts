import { changeOfAct } from '@husvaer/domain/ledger/act-change';
import type { BookAct } from '@husvaer/domain/ledger/acts';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import type { RecordedChange } from '../audit/record-settings-change.ts';
import { findBookkeepers } from '../books/find-bookkeepers.ts';
import { findBooks } from '../books/store.ts';
import { nameApprovers } from './name-approvers.ts';
import { bookActMail } from '../mails.ts';

/** Mails everybody with rights to a book's money, and the operator's bookkeepers, what a person changed alone. */
export async function notifyOfBookAct(
  work: Work,
  {
    kind,
    bookId,
    byId,
    change,
  }: { kind: BookAct; bookId: string; byId: string | null; change: RecordedChange | null },
): Promise<void> {
  const { tx } = work;
  const [book] = await findBooks(tx, [bookId]);
  if (!book) return;
  const { name: agency, partnerId } = book;
  // The operator's bookkeepers may be the only others who can agree.
  const own = await findBookkeepers(tx, partnerId);
  const isOwn = new Set(own.map(({ id }) => id));
  const people = new Map(
    [...(await findBookkeepers(tx, null)), ...own].map((person) => [person.id, person]),
  );
  const [actor] = byId === null ? [] : await findPeople(tx, [byId]);
  const [changed] = await nameApprovers(tx, [change ? changeOfAct(kind, change) : {}]);
  const reachable = await findReachable(tx, [...people.keys()]);
  const url = new URL('/money/settings/approvals', await siteAddress(work, partnerId));
  const operatorsUrl = new URL(url.pathname, await siteAddress(work, null));
  if (partnerId !== null) operatorsUrl.searchParams.set('agency', partnerId);
  const sender = await mailSender(work, partnerId);
  for (const { id, name } of people.values()) {
    const to = reachable.get(id);
    if (!to) continue;
    const mail = bookActMail(
      { language: to.language, name, url: (isOwn.has(id) ? url : operatorsUrl).href, sender },
      { agency, by: actor?.name ?? '', kind, changed: changed! },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
