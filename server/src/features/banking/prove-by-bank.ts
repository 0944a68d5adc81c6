import type { BankFile } from '@husvaer/domain/banking/bank-file';

import {
  findActsOnBooks,
  findBookOfAccount,
  proveAccounts,
  recordOtherOwner,
} from '../ledger/public.ts';
import type { Work } from '../../platform/work.ts';

/**
 * The bank itself sent this file: the client accounts in it count as proved. Not one whose owner, by the file,
 * has another organisation number than its book: the operator is notified of it. Nor one whose owner is the book only
 * by a number that one person entered, until another agrees to it.
 */
export async function proveByBank(
  work: Work,
  { lines, passed, statements }: BankFile,
): Promise<void> {
  const { tx, clock } = work;
  const proved = new Set([...lines, ...passed, ...statements].map(({ account }) => account));
  const owners = new Map(
    statements.map(({ account, ownerOrgNumbers = [] }) => [account, ownerOrgNumbers]),
  );
  for (const [account, [first, ...more]] of owners) {
    const book = first === undefined ? undefined : await findBookOfAccount(tx, account);
    if (!book) continue;
    if ([first, ...more].includes(book.orgNumber)) {
      const acts = await findActsOnBooks(tx, [book.id]);
      if (acts.some(({ kind }) => kind === 'changed_owner')) proved.delete(account);
      continue;
    }
    proved.delete(account);
    await recordOtherOwner(work, { account, book, owner: first! });
  }
  await proveAccounts(tx, [...proved], clock.now());
}
