import type { IsoDate } from '../kernel/dates.ts';
import type { Ore } from '../kernel/money.ts';
import type { LedgerAccount } from './accounts.ts';

/** One side of an entry. */
export interface LedgerLine {
  account: LedgerAccount;
  /** Null for what is about no lease. */
  leaseId: string | null;
  /** Above zero is debit, below is credit; never zero. */
  amount: Ore;
}

/** What is booked at once: its lines come to zero. */
export interface LedgerEntry {
  bookId: string;
  /** What it is booked for: once per book (`payment:{id}`). */
  key: string;
  /** `invoice`, `payment`, … */
  kind: string;
  /** The day it counts from. */
  dated: IsoDate;
  lines: readonly LedgerLine[];
}

/** An amount from one account to another, as the lines of an entry; none of nothing. */
export const moved = (
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

/** What an entry is undone by. */
export const reversed = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }));
