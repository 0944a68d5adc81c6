import { sql as raw, type Selectable, type Updateable } from 'kysely';

import type { PayoutState } from '@husvaer/domain/payouts/states';

import type { OrFromJson } from '../../platform/db/json.ts';
import { unnestRows } from '../../platform/db/unnest-rows.ts';
import type { Tables } from '../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'payout' | 'payoutCount'>>();

/** A payout that is expected or made, for a lease's landlord. */
export interface Payout extends PayoutState {
  id: string;
  bookId: string;
  leaseId: string;
  landlordId: string;
  /** The day on which it is to be made; null while nothing is expected. */
  dueOn: string | null;
  /** Null before it is made. */
  serial: number | null;
  approvalsNeeded: number;
  tries: number;
  fails: number;
  heldAt: Temporal.Instant | null;
  /** The acts and approvals before it was made have lower numbers. Null before it is made. */
  madeNumber: bigint | null;
}

/** A payout from its row, or from the row's JSON without `created_at`. */
export const asPayout = (
  row: OrFromJson<Omit<Selectable<Tables['payout']>, 'createdAt'>>,
): Payout => ({
  id: row.id,
  bookId: row.bookId,
  leaseId: row.leaseId,
  landlordId: row.landlordId,
  dueOn: row.dueOn,
  madeOn: row.madeOn,
  serial: row.serial,
  amount: BigInt(row.amount ?? 0n),
  approvalsNeeded: row.approvalsNeeded ?? 1,
  isApproved: row.approvedAt !== null,
  isOrdered: row.isOrdered,
  answer: row.answer,
  bookedOn: row.bookedOn,
  tries: row.tries,
  fails: row.fails,
  isGivenUp: row.givenUpAt !== null,
  heldAt: row.heldAt,
  madeNumber: row.madeNumber === null ? null : BigInt(row.madeNumber),
});

export async function findPayouts(tx: ReadTx, ids: readonly string[]): Promise<Payout[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx).selectFrom('payout').selectAll().where('id', 'in', ids).execute();
  return rows.map(asPayout);
}

/** All payouts of these leases: those that are not made yet first, then the latest made. */
export async function findPayoutsOf(tx: ReadTx, leaseIds: readonly string[]): Promise<Payout[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('leaseId', 'in', leaseIds)
    .orderBy('serial', (order) => order.desc().nullsFirst())
    .execute();
  return rows.map(asPayout);
}

/** Payouts in one order, locked until the end of the transaction. */
export async function lockPayouts(tx: Tx, ids: readonly string[]): Promise<Payout[]> {
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(asPayout);
}

/** The payouts of these leases that are not made yet, locked. */
export async function lockOpenPayouts(tx: Tx, leaseIds: readonly string[]): Promise<Payout[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('madeOn', 'is', null)
    .where('leaseId', 'in', leaseIds)
    .orderBy('leaseId')
    .forUpdate()
    .execute();
  return rows.map(asPayout);
}

/** Claims payouts that are due by a day. Rows that another transaction has locked are skipped. */
export async function claimDuePayouts(
  tx: Tx,
  { bookId, today, limit }: { bookId: string; today: string; limit: number },
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('bookId', '=', bookId)
    .where('madeOn', 'is', null)
    .where('dueOn', '<=', today)
    .orderBy('dueOn')
    .orderBy('leaseId')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asPayout);
}

/** Those of these leases that have no payout waiting to be made. */
export async function findUnplanned(tx: ReadTx, leaseIds: readonly string[]): Promise<string[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payout')
    .select('leaseId')
    .where('leaseId', 'in', leaseIds)
    .where('madeOn', 'is', null)
    .execute();
  const planned = new Set(rows.map(({ leaseId }) => leaseId));
  return leaseIds.filter((id) => !planned.has(id));
}

/** Adds a payout for each of these leases unless one is expected already. Returns the ids of those added. */
export async function addPayouts(
  tx: Tx,
  payouts: readonly Pick<Payout, 'id' | 'bookId' | 'leaseId' | 'landlordId' | 'dueOn'>[],
  at: Temporal.Instant,
): Promise<Set<string>> {
  if (payouts.length === 0) return new Set();
  const columns = {
    id: 'uuid',
    bookId: 'uuid',
    leaseId: 'uuid',
    landlordId: 'uuid',
    dueOn: 'date',
  };
  const { rows: added } = await raw<{ id: string }>`
    insert into payout (id, book_id, lease_id, landlord_id, due_on, created_at)
    select id, book_id, lease_id, landlord_id, due_on, ${at.toString()}::timestamptz
    from ${unnestRows('input', columns, payouts)}
    on conflict (lease_id) where made_on is null do nothing
    returning id`.execute(sql(tx));
  return new Set(added.map(({ id }) => id));
}

/** The data of a payout that is made. */
interface MadePayout {
  serial: number;
  amount: bigint;
  approvalsNeeded: number;
  madeNumber: bigint;
}

/** Sets when payouts are expected, or marks them as made. */
export async function setDueOrMade(
  tx: Tx,
  changes: readonly { id: string; dueOn: string | null; made: MadePayout | null }[],
  today: string,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, dueOn, made }) => ({
    id,
    dueOn,
    madeOn: made && today,
    serial: made?.serial ?? null,
    amount: made?.amount ?? null,
    approvalsNeeded: made?.approvalsNeeded ?? null,
    madeNumber: made?.madeNumber ?? null,
  }));
  const columns = {
    id: 'uuid',
    dueOn: 'date',
    madeOn: 'date',
    serial: 'integer',
    amount: 'bigint',
    approvalsNeeded: 'smallint',
    madeNumber: 'bigint',
  };
  await sql(tx)
    .updateTable('payout')
    .from(unnestRows('input', columns, rows))
    .set((row) => ({
      dueOn: row.ref('input.dueOn'),
      madeOn: row.ref('input.madeOn'),
      serial: row.ref('input.serial'),
      amount: row.ref('input.amount'),
      approvalsNeeded: row.ref('input.approvalsNeeded'),
      madeNumber: row.ref('input.madeNumber'),
    }))
    .whereRef('payout.id', '=', 'input.id')
    .execute();
}

/** Changes one payout. */
export async function changePayout(
  tx: Tx,
  id: string,
  values: Pick<
    Updateable<Tables['payout']>,
    'isOrdered' | 'answer' | 'bookedOn' | 'fails' | 'orderFrom' | 'tries' | 'dueOn'
  > & {
    heldAt?: Temporal.Instant | null;
  },
): Promise<void> {
  const { heldAt, ...columns } = values;
  await sql(tx)
    .updateTable('payout')
    .set({
      ...columns,
      ...(heldAt !== undefined && { heldAt: heldAt?.toString() ?? null }),
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Increases the counters that a book numbers without gaps and returns the new values. The row is locked until
 * the end of the transaction.
 */
export async function countUp(
  tx: Tx,
  bookId: string,
  { payouts = 0, orders = 0 }: { payouts?: number; orders?: number },
): Promise<{ payouts: number; orders: number }> {
  return sql(tx)
    .insertInto('payoutCount')
    .values({ bookId, payouts, orders })
    .onConflict((conflict) =>
      conflict.column('bookId').doUpdateSet({
        payouts: raw<number>`payout_count.payouts + excluded.payouts`,
        orders: raw<number>`payout_count.orders + excluded.orders`,
      }),
    )
    .returning(['payouts', 'orders'])
    .executeTakeFirstOrThrow();
}

/** The leases of a book whose landlord the person is or was. */
export async function findLeasesPaidTo(
  tx: ReadTx,
  { bookId, landlordId }: { bookId: string; landlordId: string },
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .select('leaseId')
    .distinct()
    .where('bookId', '=', bookId)
    .where('landlordId', '=', landlordId)
    .orderBy('leaseId')
    .execute();
  return rows.map(({ leaseId }) => leaseId);
}

/** The books that the person is or was paid from. */
export async function findBooksPaying(tx: ReadTx, landlordId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .select('bookId')
    .distinct()
    .where('landlordId', '=', landlordId)
    .orderBy('bookId')
    .execute();
  return rows.map(({ bookId }) => bookId);
}

/** Those of these leases with money on its way to the landlord. */
export async function findLeasesWithPayout(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Set<string>> {
  if (leaseIds.length === 0) return new Set();
  const rows = await sql(tx)
    .selectFrom('payout')
    .select('leaseId')
    .distinct()
    .where('leaseId', 'in', leaseIds)
    .where('amount', '>', 0n)
    .where('bookedOn', 'is', null)
    .where('givenUpAt', 'is', null)
    .execute();
  return new Set(rows.map(({ leaseId }) => leaseId));
}
