import { SETTLEMENT_LINES } from '@husvaer/domain/payouts/enums';

import { findInvoices } from '../../invoices/public.ts';
import { findAllBooks, findBalancesOfLeases } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findMadePage, findSerialGaps } from '../list/store.ts';
import { findOrderLines } from '../orders/store.ts';
import { findRefundsAfter, type Refund } from '../records/refunds/store.ts';
import { findLinesOf } from '../records/lines/store.ts';
import type { Payout } from '../store.ts';
import { auditOwed } from './audit-owed.ts';
import { auditTries, disagreement } from './audit-tries.ts';

const AT_ONCE = 500;

/** What the ledger has under way, by lease; what payouts and refunds account for is subtracted from it. */
type UnderWay = Map<string, bigint>;

/**
 * Recalculates payouts from their lines, what of payouts and refunds is under way from their orders, and what
 * is invoiced as final settlements. Compares the results with the stored values and the ledger, and checks
 * that each book's payouts are numbered without gaps.
 */
export async function auditPayouts(work: ReadWork): Promise<string[]> {
  const { tx } = work;
  const found: string[] = [];
  for (const { id: bookId } of await findAllBooks(tx)) {
    for (const serial of await findSerialGaps(tx, bookId))
      found.push(`There is no payout ${serial} in book ${bookId}.`);
    found.push(...(await auditOwed(work, bookId)));
    const underWay = await findBalancesOfLeases(tx, { bookId, account: 'payouts_under_way' });
    for await (const page of pages((after) => findMadePage(tx, { bookId, after, limit: AT_ONCE })))
      found.push(...(await auditPage(work, page, underWay)));
    for await (const page of pages((after) =>
      findRefundsAfter(tx, { bookId, after, limit: AT_ONCE }),
    ))
      found.push(...(await auditRefunds(work, page, underWay)));
    for (const [leaseId, amount] of underWay)
      if (amount !== 0n)
        found.push(`Lease ${leaseId}: ${amount} øre are under way that no order says.`);
  }
  return found;
}

/** Reads page after page, each after the last id of the page before. */
async function* pages<One extends { id: string }>(
  find: (after: string | null) => Promise<One[]>,
): AsyncGenerator<One[]> {
  let after: string | null = null;
  do {
    const page: One[] = await find(after);
    yield page;
    after = page.at(-1)?.id ?? null;
  } while (after !== null);
}

async function auditPage(
  { tx }: ReadWork,
  payouts: readonly Payout[],
  underWay: UnderWay,
): Promise<string[]> {
  const payoutIds = payouts.map(({ id }) => id);
  const lines = Map.groupBy(await findLinesOf(tx, { payoutIds }), ({ ofId }) => ofId);
  const tries = Map.groupBy(await findOrderLines(tx, 'payoutId', payoutIds), ({ ofId }) => ofId);
  const settlements = [...lines.values()]
    .flat()
    .filter(({ type }) => SETTLEMENT_LINES.includes(type));
  const papers = new Map(
    (
      await findInvoices(
        tx,
        settlements.flatMap(({ landlordInvoiceId }) => landlordInvoiceId ?? []),
      )
    ).map(({ id, total, creditsId }) => [id, creditsId === null ? total : -total]),
  );
  return payouts.flatMap((payout) => {
    const { id, serial, leaseId, amount, isOrdered, bookedOn } = payout;
    const comesTo = (lines.get(id) ?? []).reduce((sum, line) => sum + line.amount, 0n);
    if (isOrdered && bookedOn === null) deductFrom(underWay, leaseId, amount);
    const name = `Payout ${serial}`;
    return [
      ...disagreement(name, 'its amount', amount, comesTo),
      ...settlements
        .filter(({ ofId, landlordInvoiceId }) => ofId === id && landlordInvoiceId !== null)
        .flatMap(({ landlordInvoiceId, amount: settled }) =>
          disagreement(name, 'its final settlement', papers.get(landlordInvoiceId!), settled),
        ),
      ...auditTries(name, payout, tries.get(id) ?? []),
    ];
  });
}

/** A refund is under way from its request on, whatever the bank answers. */
async function auditRefunds(
  { tx }: ReadWork,
  refunds: readonly Refund[],
  underWay: UnderWay,
): Promise<string[]> {
  const tries = Map.groupBy(
    await findOrderLines(
      tx,
      'refundId',
      refunds.map(({ id }) => id),
    ),
    ({ ofId }) => ofId,
  );
  return refunds.flatMap((refund) => {
    const { id, leaseId, amount, bookedOn, isWithdrawn } = refund;
    if (leaseId !== null && bookedOn === null && !isWithdrawn)
      deductFrom(underWay, leaseId, amount);
    return auditTries(`Refund ${id}`, refund, tries.get(id) ?? []);
  });
}

/** Amounts under way are below zero in the ledger. */
function deductFrom(underWay: UnderWay, leaseId: string, amount: bigint): void {
  underWay.set(leaseId, (underWay.get(leaseId) ?? 0n) + amount);
}
