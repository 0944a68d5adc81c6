import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { LedgerAccount } from './accounts.ts';
import type { EntryKind } from './entry-kinds.ts';

/** One line of an entry. */
export interface LedgerLine {
  account: LedgerAccount;
  /** Null when it concerns no lease. */
  leaseId: string | null;
  /** Positive is debit, negative is credit; never zero. */
  amount: Ore;
}

/** A ledger entry: its lines add up to zero. */
export interface LedgerEntry {
  bookId: string;
  /** The key of what is booked: unique in a book (`payment:{id}`). */
  key: string;
  kind: EntryKind;
  /** The date from which it counts. */
  dated: IsoDate;
  lines: readonly LedgerLine[];
}

/** An amount moved from one account to another, as the lines of an entry; no lines for zero. */
export const transferLines = (
  amount: Ore,
  {
    debit,
    credit,
    leaseId = null,
  }: { debit: LedgerAccount; credit: LedgerAccount; leaseId?: string | null },
): LedgerLine[] =>
  amount === 0n
    ? []
    : [
        { account: debit, leaseId, amount },
        { account: credit, leaseId, amount: -amount },
      ];

/** The lines that reverse an entry. */
export const reversalLines = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }));
