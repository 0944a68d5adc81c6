import type { LedgerAccount } from '@husvaer/domain/ledger/accounts';

import {
  findAccountLines,
  findAccountTotals,
  sumUpTo,
  type AccountTotals,
  type StatementPlace,
} from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { readFilter, type JournalRequest } from '../read-filter.ts';
import { viewLines, type StatementRow } from '../view-lines.ts';

export interface StatementRequest extends JournalRequest {
  account: LedgerAccount;
}

/** An account over a period, in øre. Positive balances are debit. */
export interface AccountStatement extends Omit<AccountTotals, 'account'> {
  closing: bigint;
  data: StatementRow[];
  /** The place after which more lines follow; null if there are no more. */
  next: StatementPlace | null;
}

/**
 * The next lines of an account, with the balances and sums of the whole period. With a lease or a person, all
 * of them are of their leases only. Throws `ledger.not_found`.
 */
export async function getAccountStatement(
  work: ReadWork,
  { after, limit, ...request }: StatementRequest & { after: StatementPlace | null; limit: number },
): Promise<AccountStatement> {
  const { tx } = work;
  const { filter: all } = await readFilter(work, request);
  const filter = { ...all, account: request.account };
  const [totals] = await findAccountTotals(tx, filter);
  const { opening, debit, credit } = totals ?? { opening: 0n, debit: 0n, credit: 0n };
  const found = await findAccountLines(tx, filter, { after, limit: limit + 1 });
  const lines = found.slice(0, limit);
  const before = opening + (after ? await sumUpTo(tx, filter, after) : 0n);
  const data = await viewLines(tx, lines, before);
  const next = found.length > limit ? (lines.at(-1) ?? null) : null;
  return { opening, debit, credit, closing: opening + debit - credit, data, next };
}
