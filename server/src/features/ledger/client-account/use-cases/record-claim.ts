import { findPartners } from '../../../partners/public.ts';
import type { ReadTx } from '../../../../platform/db/tx.ts';
import type { Work } from '../../../../platform/work.ts';
import { findBook, findBooks, lockAccount } from '../../books/store.ts';
import { accountClaimMail } from '../../mails.ts';
import { notifyPeople } from '../notify-people.ts';
import { addClaim, type AccountClaim } from '../claims/store.ts';

/**
 * Records that an agency named the client account of another book, which the bank has not confirmed, and
 * notifies the operator of both agencies. The same claim again changes nothing.
 */
export async function recordClaim(work: Work, claim: AccountClaim): Promise<void> {
  const { tx, clock } = work;
  const { account, partnerId } = claim;
  const holder = await lockAccount(tx, account);
  const [book] = holder && !holder.isProved ? await findBooks(tx, [holder.bookId]) : [];
  if (!book || book.partnerId === partnerId) return;
  if (!(await addClaim(tx, claim, clock.now()))) return;
  const claimant = await nameOf(tx, partnerId);
  const what = {
    kind: 'client_account_claimed',
    title: book.name,
  } as const;
  await notifyPeople(work, { partnerId: null, ...what }, (to) =>
    accountClaimMail(to, { account, holder: book.name, claimant }),
  );
}

/** The name of an agency, which may have no books yet. */
export async function nameOf(tx: ReadTx, partnerId: string | null): Promise<string> {
  const book = await findBook(tx, partnerId);
  const [partner] = book || partnerId === null ? [] : await findPartners(tx, [partnerId]);
  return book?.name ?? partner?.name ?? '';
}
