import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPayoutSettings } from '../settings/store.ts';
import type { ToOrder } from './find-standings.ts';
import { findOrderedOn } from './store.ts';

/** What banks are asked for on a day, beside the limits of the books. */
export interface DayLimits {
  /** How many people outside its chain an order needs, if the bank is asked for it now. */
  othersNeeded(order: ToOrder): 1 | 2;
  /** Counts an order that the bank is asked for. */
  count(order: ToOrder): void;
}

/** What these books' banks were asked for on a day, beside the books' limits. */
export async function findDayLimits(
  tx: ReadTx,
  bookIds: readonly string[],
  today: string,
): Promise<DayLimits> {
  const limits = new Map<string, { dayLimit: bigint | null; recipientLimit: bigint | null }>();
  for (const bookId of bookIds) limits.set(bookId, await findPayoutSettings(tx, bookId));
  const sums = new Map<string, bigint>();
  const add = (key: string, amount: bigint) => sums.set(key, (sums.get(key) ?? 0n) + amount);
  const count = ({ bookId, account, amount }: Pick<ToOrder, 'bookId' | 'account' | 'amount'>) => {
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
