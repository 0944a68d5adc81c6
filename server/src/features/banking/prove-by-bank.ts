import type { BankFile } from '@husvaer/domain/banking/bank-file';

import { findBookOfAccount, proveAccounts, recordOtherOwner } from '../ledger/public.ts';
import type { Work } from '../../platform/work.ts';

/**
 * The bank itself sent this file: the client accounts in it count as proved. Not one whose owner, by the file,
 * has another organisation number than its book: the operator is notified of it.
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
    if (!book || [first, ...more].includes(book.orgNumber)) continue;
    proved.delete(account);
    await recordOtherOwner(work, { account, book, owner: first! });
  }
  await proveAccounts(tx, [...proved], clock.now());
}
