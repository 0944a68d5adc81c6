import { sql as raw, type RawBuilder } from 'kysely';

import type { PayoutStatus } from '@husvaer/domain/payouts/enums';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';
import { asPayout, type Payout } from '../store.ts';

const sql = owns<Pick<Tables, 'payout'>>();

/** The SQL conditions that correspond to `payoutStatus`. */
const IS: Record<PayoutStatus, RawBuilder<boolean>> = {
  estimated: raw`made_on is null and due_on is not null`,
  pending_for_approval: raw`amount > 0 and approved_at is null and given_up_at is null`,
  approved: raw`amount > 0 and approved_at is not null and not is_ordered and given_up_at is null`,
  in_progress: raw`is_ordered and answer is null and booked_on is null`,
  completed: raw`(amount = 0 or booked_on is not null or answer = 'accepted')`,
  failed: raw`given_up_at is not null`,
};
const ANY = raw<boolean>`made_on is not null`;

/** The SQL condition for payouts with this status. */
export const hasStatus = (status: PayoutStatus): RawBuilder<boolean> => IS[status];

export interface PayoutFilter {
  status: PayoutStatus | null;
  /** Only payouts that are held. */
  isHeld: boolean;
  /** Only payouts with a lower number than this. */
  before: number | null;
}

/** A page of a book's payouts, their total count, and the sum of those that are made. */
export async function findPayoutPage(
  tx: ReadTx,
  {
    bookId,
    status,
    isHeld,
    before,
    limit,
    skip,
  }: PayoutFilter & { bookId: string; limit: number; skip: number },
): Promise<{ payouts: Payout[]; total: number; amount: bigint }> {
  const requested = sql(tx)
    .selectFrom('payout')
    .where('bookId', '=', bookId)
    .where(status === null ? ANY : hasStatus(status))
    .$if(isHeld, (all) => all.where('heldAt', 'is not', null))
    .$if(before !== null, (all) => all.where('serial', '<', before));
  const rows = await requested
    .selectAll()
    .$if(status === 'estimated', (all) => all.orderBy('dueOn'))
    .orderBy('serial', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
  const { count, amount } = await requested
    .select(({ fn }) => [
      fn.countAll<bigint>().as('count'),
      raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow();
  return { payouts: rows.map(asPayout), total: Number(count), amount };
}

/** Numbers missing among a book's payouts. There are none while the database is consistent. */
export async function findSerialGaps(tx: ReadTx, bookId: string): Promise<number[]> {
  const { rows } = await raw<{ serial: number }>`
    select serial from payout_count, generate_series(1, payouts) as serial
    where book_id = ${bookId} and not exists (
      select from payout where payout.book_id = payout_count.book_id and payout.serial = serial.serial
    )`.execute(sql(tx) as never);
  return rows.map(({ serial }) => serial);
}

/** A page of a book's payouts that were made, by id, after `after`. */
export async function findMadePage(
  tx: ReadTx,
  { bookId, after, limit }: { bookId: string; after: string | null; limit: number },
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('madeOn', 'is not', null)
    .$if(after !== null, (all) => all.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(asPayout);
}
