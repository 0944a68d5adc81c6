import type { BookAct } from '@husvaer/domain/ledger/acts';

import { findPeople, findReachable } from '../../accounts/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import { renderMail } from '../../../platform/mail/layout.ts';
import { queueMail } from '../../../platform/mail/mail.ts';
import type { Work } from '../../../platform/work.ts';
import { findBookkeepers } from '../books/find-bookkeepers.ts';
import { findBooks } from '../books/store.ts';
import { bookActMail } from '../mails.ts';

/** Mails everybody with rights to a book's money, and the operator's bookkeepers, what a person changed alone. */
export async function notifyOfBookAct(
  work: Work,
  { kind, bookId, byId }: { kind: BookAct; bookId: string; byId: string | null },
): Promise<void> {
  const { tx } = work;
  const [book] = await findBooks(tx, [bookId]);
  if (!book) return;
  const { name: agency, partnerId } = book;
  // The operator's bookkeepers may be the only others who can agree.
  const people = new Map(
    [...(await findBookkeepers(tx, null)), ...(await findBookkeepers(tx, partnerId))].map(
      (person) => [person.id, person],
    ),
  );
  const [actor] = byId === null ? [] : await findPeople(tx, [byId]);
  const reachable = await findReachable(tx, [...people.keys()]);
  const url = new URL('/money/settings/approvals', await siteAddress(work, partnerId)).href;
  const sender = await mailSender(work, partnerId);
  for (const { id, name } of people.values()) {
    const to = reachable.get(id);
    if (!to) continue;
    const mail = bookActMail(
      { language: to.language, name, url, sender },
      { agency, by: actor?.name ?? '', kind },
    );
    await queueMail(work, { sender, to: to.email, ...renderMail(mail) });
  }
}
