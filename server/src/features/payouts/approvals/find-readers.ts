import { findPeople, findReachable } from '../../accounts/public.ts';
import { findBooks } from '../../ledger/public.ts';
import { mailSender, siteAddress } from '../../partners/public.ts';
import type { MailReader } from '../../../platform/mail/layout.ts';
import type { Work } from '../../../platform/work.ts';
import { findApprovers } from '../settings/store.ts';

/** A book's approvers who can be reached by mail, with a page of its site. */
export async function findReaders(
  work: Work,
  bookId: string,
  path: string,
): Promise<{ to: string; reader: MailReader; agency: string }[]> {
  const { tx } = work;
  const [book] = await findBooks(tx, [bookId]);
  if (!book) return [];
  const { partnerId, name: agency } = book;
  const approverIds = (await findApprovers(tx, [bookId])).get(bookId) ?? [];
  const reachable = await findReachable(tx, approverIds);
  const sender = await mailSender(work, partnerId);
  const url = new URL(path, await siteAddress(work, partnerId)).href;
  return (await findPeople(tx, approverIds)).flatMap(({ id, name }) => {
    const to = reachable.get(id);
    if (!to) return [];
    return { to: to.email, agency, reader: { language: to.language, name, url, sender } };
  });
}
