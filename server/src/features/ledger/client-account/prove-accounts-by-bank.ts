import { findActsOnBooks } from '../acts/store.ts';
import { findBookOfAccount, proveAccounts } from '../books/store.ts';
import type { Work } from '../../../platform/work.ts';
import { recordOtherOwner } from './record-other-owner.ts';

/**
 * Records that the bank itself has these client accounts, by their organisation numbers if it stated any. Not one
 * whose owner has another number than its book: the operator is notified of it. Nor one whose owner is the book only by
 * a number that one person entered, until another agrees to it.
 */
export async function proveAccountsByBank(
  work: Work,
  owners: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const { tx, clock } = work;
  const proved = new Set(owners.keys());
  for (const [account, numbers] of owners) {
    const [owner] = numbers;
    const book = owner === undefined ? undefined : await findBookOfAccount(tx, account);
    if (!book || owner === undefined) continue;
    if (numbers.includes(book.orgNumber)) {
      const acts = await findActsOnBooks(tx, [book.id]);
      if (acts.some(({ kind }) => kind === 'changed_owner')) proved.delete(account);
      continue;
    }
    proved.delete(account);
    await recordOtherOwner(work, { account, book, owner });
  }
  await proveAccounts(tx, [...proved], clock.now());
}
