import { transferLines } from '@husvaer/domain/ledger/entry';
import { isApproved } from '@husvaer/domain/payouts/approval';
import { isBusinessDay } from '@husvaer/domain/legal/business-days';

import { findPeople } from '../accounts/public.ts';
import { bookEntries, findAllBooks, lockBook, type Book } from '../ledger/public.ts';
import { findLeaseRents } from '../leases/public.ts';
import type { JobContext } from '../../platform/jobs.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import {
  findStandings,
  toOrderPayouts,
  toOrderRefunds,
  type ToOrder,
} from './approvals/find-standings.ts';
import { findDayLimits } from './approvals/day-limits.ts';
import { lapse } from './approvals/lapse.ts';
import { claimApprovedPayouts, claimApprovedRefunds } from './approvals/store.ts';
import { recordPayoutEvents } from './record-payout-events.ts';
import { countUp, type Payout } from './store.ts';
import type { Refund } from './records/refunds/store.ts';
import { emitRefundEvents } from './emit-refund-events.ts';
import { addOrder, type OrderLine } from './orders/store.ts';

/** Payments in one file. */
const AT_ONCE = 10_000;

/**
 * Orders approved payouts and refunds from the banks: per book, a row per order, from which its file is
 * written. A second or concurrent run finds nothing left.
 */
export async function orderPayouts({ runner }: JobContext): Promise<void> {
  for (const book of await runner.read(SYSTEM, ({ tx }) => findAllBooks(tx), undefined))
    while (await runner.run(SYSTEM, orderSome, book));
}

/**
 * Writes and books one order. Orders of one book follow each other, because each counts against the limits of
 * the day. Each payout and refund is judged now, when the bank is asked: one whose
 * approvals no longer count, or are too few above a limit of the day, waits for approval again. Returns
 * whether there was anything to order.
 */
async function orderSome(work: Work, { partnerId }: Book): Promise<boolean> {
  const { tx, clock, newId } = work;
  const today = clock.today().toString();
  if (!isBusinessDay(today)) return false;
  const book = await lockBook(tx, partnerId);
  // Its account may have been refused since this run began.
  if (!book || book.isAccountRefused) return false;
  const now = clock.now();
  const claimed = await claimApprovedPayouts(tx, { bookId: book.id, today, now, limit: AT_ONCE });
  const limit = AT_ONCE - claimed.length;
  const claimedRefunds =
    limit > 0 ? await claimApprovedRefunds(tx, { bookId: book.id, today, limit }) : [];
  if (claimed.length + claimedRefunds.length === 0) return false;
  const toOrder = [...(await toOrderPayouts(tx, claimed, now)), ...toOrderRefunds(claimedRefunds)];
  const limits = await findDayLimits(tx, [book.id], today);
  const standings = await findStandings(tx, toOrder, today, { limits });
  const ready = new Map<string, ToOrder>();
  for (const order of toOrder) {
    const { decision } = standings.get(order.id)!;
    if (!isApproved({ ...decision, othersNeeded: limits.othersNeeded(order) })) continue;
    limits.count(order);
    ready.set(order.id, order);
  }
  const isReady = ({ id }: { id: string }) => ready.has(id);
  await lapse(
    work,
    toOrder.filter((one) => !isReady(one)),
  );
  if (ready.size === 0) return true;
  const payouts = claimed.filter(isReady);
  const refunds = claimedRefunds.filter(isReady);
  const id = newId();
  const lines = [...(await linesOf(work, payouts, ready)), ...refunds.map(refundLine)];
  const { orders: serial } = await countUp(tx, book.id, { orders: 1 });
  const { name, clientAccount: account, bic, bankCustomerId, orderFormat } = book;
  await addOrder(
    tx,
    {
      id,
      bookId: book.id,
      serial,
      executesOn: today,
      lines,
      messageId: bare(id),
      payer: { name, account, bic, bankCustomerId, orderFormat },
    },
    now,
  );
  await bookEntries(
    work,
    payouts.map(({ id: payoutId, leaseId, amount, tries }) => ({
      bookId: book.id,
      key: `payout:${payoutId}:ordered:${tries + 1}`,
      kind: 'payout_ordered',
      dated: today,
      lines: transferLines(amount, {
        debit: 'landlord_payable',
        credit: 'payouts_under_way',
        leaseId,
      }),
    })),
  );
  await recordPayoutEvents(
    work,
    payouts.map(({ id: payoutId, tries }) => ({
      payoutId,
      name: tries > 0 ? 'retried' : 'ordered',
    })),
  );
  await emitRefundEvents(
    work,
    refunds.map(({ id: refundId, tries }) => ({
      refundId,
      name: tries > 0 ? 'retried' : 'ordered',
    })),
  );
  return true;
}

/** The order lines of payouts, as they were judged. */
async function linesOf(
  { tx }: Work,
  payouts: readonly Payout[],
  judged: ReadonlyMap<string, ToOrder>,
): Promise<OrderLine[]> {
  const landlordIds = [...new Set(payouts.map(({ landlordId }) => landlordId))];
  const names = new Map((await findPeople(tx, landlordIds)).map(({ id, name }) => [id, name]));
  const rents = await findLeaseRents(tx, [...new Set(payouts.map(({ leaseId }) => leaseId))]);
  return payouts.map(({ id, leaseId, landlordId, serial, amount, tries }) => ({
    kind: 'payout',
    ofId: id,
    ...tryOf(id, tries),
    amount,
    account: judged.get(id)!.account!,
    name: names.get(landlordId) ?? '',
    text: `Utbetaling ${serial}, ${rents.get(leaseId)?.property.name ?? ''}`,
  }));
}

/** A refund was already booked when it was requested. */
const refundLine = ({ id, tries, amount, account, name, text }: Refund): OrderLine => ({
  kind: 'refund',
  ofId: id,
  ...tryOf(id, tries),
  amount,
  account,
  name,
  text,
});

const tryOf = (id: string, tries: number): Pick<OrderLine, 'try' | 'endToEndId'> => ({
  try: tries + 1,
  endToEndId: `${bare(id)}-${tries + 1}`,
});

/** An id in the form banks accept: 32 letters and digits, of at most 35. */
const bare = (id: string): string => id.replaceAll('-', '');
