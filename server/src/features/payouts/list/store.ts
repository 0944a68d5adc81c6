import { sql as raw, type RawBuilder } from 'kysely';

import type { PayoutStatus } from '@husvaer/domain/payouts/words';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { asPayout, type Payout, type PayoutTable } from '../store.ts';

const sql = owns<{ payout: PayoutTable }>();

/** What `payoutStatus` says, as the database asks it. */
const IS: Record<PayoutStatus, RawBuilder<boolean>> = {
  estimated: raw`made_on is null and due_on is not null`,
  pending_for_approval: raw`amount > 0 and approved_at is null`,
  approved: raw`amount > 0 and approved_at is not null and not is_ordered and answer is null`,
  in_progress: raw`is_ordered and answer is null and booked_on is null`,
  completed: raw`(amount = 0 or booked_on is not null or answer = 'accepted')`,
  failed: raw`answer = 'rejected' and booked_on is null`,
};
const ANY = raw<boolean>`made_on is not null`;

/** A page of a book's payouts, and how many there are. */
export async function findPayoutPage(
  tx: ReadTx,
  {
    bookId,
    status,
    limit,
    skip,
  }: { bookId: string; status: PayoutStatus | null; limit: number; skip: number },
): Promise<{ payouts: Payout[]; total: number }> {
  const asked = sql(tx)
    .selectFrom('payout')
    .where('book_id', '=', bookId)
    .where(status === null ? ANY : IS[status]);
  const rows = await asked
    .selectAll()
    .$if(status === 'estimated', (all) => all.orderBy('due_on'))
    .orderBy('serial', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
  const { count } = await asked
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { payouts: rows.map(asPayout), total: Number(count) };
}

/** Numbers that are missing among a book's payouts: there are none while the database is sound. */
export async function findSerialGaps(tx: ReadTx, bookId: string): Promise<number[]> {
  const { rows } = await raw<{ serial: number }>`
    select serial from payout_count, generate_series(1, payouts) as serial
    where book_id = ${bookId} and not exists (
      select from payout where payout.book_id = payout_count.book_id and payout.serial = serial.serial
    )`.execute(sql(tx) as never);
  return rows.map(({ serial }) => serial);
}

/** Payouts of a book that were made, by their ids, after this one. */
export async function findMadePage(
  tx: ReadTx,
  { bookId, after, limit }: { bookId: string; after: string | null; limit: number },
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('made_on', 'is not', null)
    .$if(after !== null, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(asPayout);
}
