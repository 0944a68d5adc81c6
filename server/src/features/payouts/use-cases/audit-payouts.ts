import { findAllBooks, findBalancesOfLeases } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findMadePage, findSerialGaps } from '../list/store.ts';
import { findOrderLines } from '../orders/store.ts';
import { auditOwed } from './audit-owed.ts';
import { findLinesOf, type Payout } from '../store.ts';

const AT_ONCE = 500;

/**
 * Works out anew what payouts come to by their lines, what of them is under way by their orders, and
 * holds that against what was written down and what the ledger says; and that each book's payouts are
 * numbered without a gap.
 */
export async function auditPayouts(work: ReadWork): Promise<string[]> {
  const found: string[] = [];
  for (const { id: bookId } of await findAllBooks(work.tx)) {
    for (const serial of await findSerialGaps(work.tx, bookId))
      found.push(`There is no payout ${serial} in book ${bookId}.`);
    found.push(...(await auditOwed(work, bookId)));
    const underWay = await findBalancesOfLeases(work.tx, { bookId, account: 'payouts_under_way' });
    let after: string | null = null;
    do {
      const page: Payout[] = await findMadePage(work.tx, { bookId, after, limit: AT_ONCE });
      found.push(...(await auditPage(work, page, underWay)));
      after = page.at(-1)?.id ?? null;
    } while (after !== null);
    for (const [leaseId, amount] of underWay)
      if (amount !== 0n)
        found.push(`Lease ${leaseId}: ${amount} øre are under way that no order says.`);
  }
  return found;
}

/** What disagrees about some payouts; takes what they have under way off what the ledger says. */
async function auditPage(
  { tx }: ReadWork,
  payouts: readonly Payout[],
  underWay: Map<string, bigint>,
): Promise<string[]> {
  const payoutIds = payouts.map(({ id }) => id);
  const lines = Map.groupBy(await findLinesOf(tx, { payoutIds }), ({ ofId }) => ofId);
  const tries = Map.groupBy(await findOrderLines(tx, { payoutIds }), ({ payoutId }) => payoutId);
  return payouts.flatMap((payout) => {
    const found: string[] = [];
    const disagree = (what: string, written: unknown, expected: unknown): void => {
      if (written !== expected)
        found.push(
          `Payout ${payout.serial}: ${what} is ${String(written)}, and comes to ${String(expected)}.`,
        );
    };
    const own = tries.get(payout.id) ?? [];
    const open = own.filter(({ answer, bookedOn }) => answer !== 'rejected' && bookedOn === null);
    const amount = (lines.get(payout.id) ?? []).reduce((sum, line) => sum + line.amount, 0n);
    disagree('its amount', payout.amount, amount);
    disagree('how often it was tried', payout.tries, own.length);
    disagree('how often it failed', payout.fails, own.filter(isRejected).length);
    disagree(
      'whether it is ordered',
      payout.isOrdered,
      own.some((one) => !isRejected(one)),
    );
    disagree('when it was booked', payout.bookedOn, own.find(isBooked)?.bookedOn ?? null);
    for (const one of own) disagree('what was ordered of it', one.amount, amount);
    const standing = open.reduce((sum, one) => sum + one.amount, 0n);
    if (standing !== 0n)
      underWay.set(payout.leaseId, (underWay.get(payout.leaseId) ?? 0n) + standing);
    return found;
  });
}

const isRejected = ({ answer }: { answer: string | null }): boolean => answer === 'rejected';
const isBooked = ({ bookedOn }: { bookedOn: string | null }): boolean => bookedOn !== null;
