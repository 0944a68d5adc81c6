import type { ReadTx } from '../../../platform/db/tx.ts';
import { findLimits } from '../settings/store.ts';
import { findOrderedOn } from './store.ts';

/** A payment to an account. Its amount is in øre. */
interface Payment {
  bookId: string;
  account: string | null;
  amount: bigint;
}

/** What banks are asked for on a day, and the limits of the books. */
export interface DayLimits {
  /** How many people outside its chain an order needs, if the bank is asked for it now. */
  othersNeeded(order: Payment): 1 | 2;
  /** Counts an order that the bank is asked for. */
  count(order: Payment): void;
}

/** What these books' banks were asked for on a day, and the books' limits. */
export async function findDayLimits(
  tx: ReadTx,
  bookIds: readonly string[],
  today: string,
): Promise<DayLimits> {
  const limits = await findLimits(tx, bookIds);
  const sums = new Map<string, bigint>();
  const add = (key: string, amount: bigint) => sums.set(key, (sums.get(key) ?? 0n) + amount);
  const count = ({ bookId, account, amount }: Payment) => {
    add(bookId, amount);
    add(`${bookId} ${account}`, amount);
  };
  for (const ordered of await findOrderedOn(tx, bookIds, today)) count(ordered);
  return {
    count,
    othersNeeded({ bookId, account, amount }) {
      const { dayLimit = null, recipientLimit = null } = limits.get(bookId) ?? {};
      const isAbove = (limit: bigint | null, key: string) =>
        limit !== null && (sums.get(key) ?? 0n) + amount > limit;
      return isAbove(dayLimit, bookId) || isAbove(recipientLimit, `${bookId} ${account}`) ? 2 : 1;
    },
  };
}
