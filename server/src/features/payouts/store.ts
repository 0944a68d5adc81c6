import { sql as raw, type ColumnType, type Selectable } from 'kysely';

import type { PayoutState } from '@husvaer/domain/payouts/states';
import type { PayoutEvent, PayoutLineType } from '@husvaer/domain/payouts/enums';

import type { OrFromJson } from '../../platform/db/json.ts';
import { unnestRows } from '../../platform/db/unnest-rows.ts';
import type { MaybeMoment, Moment } from '../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../platform/db/tx.ts';

export interface PayoutTable {
  id: string;
  book_id: string;
  lease_id: string;
  landlord_id: string;
  due_on: string | null;
  made_on: string | null;
  serial: number | null;
  amount: bigint | null;
  approvals_needed: number | null;
  approved_at: MaybeMoment;
  order_from: string | null;
  tries: number;
  fails: number;
  is_ordered: boolean;
  answer: PayoutState['answer'];
  booked_on: string | null;
  given_up_at: MaybeMoment;
  held_at: MaybeMoment;
  made_number: bigint | null;
  created_at: Moment;
}

export interface PayoutTables {
  payout: PayoutTable;
  payout_line: {
    id: string;
    payout_id: string;
    position: number;
    type: PayoutLineType;
    amount: bigint;
    vat: bigint;
    invoice_id: string | null;
    landlord_invoice_id: string | null;
    about_id: string | null;
    addons: ColumnType<{ name: string; amount: string }[], string, never>;
  };
  payout_event: {
    id: string;
    payout_id: string;
    name: PayoutEvent;
    dated: string;
    at: Moment;
    by_id: string | null;
    note: string | null;
  };
  payout_count: { book_id: string; payouts: number; orders: number };
}

const sql = owns<PayoutTables>();

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
export const asPayout = (row: OrFromJson<Omit<Selectable<PayoutTable>, 'created_at'>>): Payout => ({
  id: row.id,
  bookId: row.book_id,
  leaseId: row.lease_id,
  landlordId: row.landlord_id,
  dueOn: row.due_on,
  madeOn: row.made_on,
  serial: row.serial,
  amount: BigInt(row.amount ?? 0n),
  approvalsNeeded: row.approvals_needed ?? 1,
  isApproved: row.approved_at !== null,
  isOrdered: row.is_ordered,
  answer: row.answer,
  bookedOn: row.booked_on,
  tries: row.tries,
  fails: row.fails,
  isGivenUp: row.given_up_at !== null,
  heldAt: row.held_at,
  madeNumber: row.made_number === null ? null : BigInt(row.made_number),
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
    .where('lease_id', 'in', leaseIds)
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
    .where('made_on', 'is', null)
    .where('lease_id', 'in', leaseIds)
    .orderBy('lease_id')
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
    .where('book_id', '=', bookId)
    .where('made_on', 'is', null)
    .where('due_on', '<=', today)
    .orderBy('due_on')
    .orderBy('lease_id')
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
    .select('lease_id')
    .where('lease_id', 'in', leaseIds)
    .where('made_on', 'is', null)
    .execute();
  const planned = new Set(rows.map(({ lease_id }) => lease_id));
  return leaseIds.filter((id) => !planned.has(id));
}

/** Adds a payout for each of these leases unless one is expected already. Returns the ids of those added. */
export async function addPayouts(
  tx: Tx,
  payouts: readonly Pick<Payout, 'id' | 'bookId' | 'leaseId' | 'landlordId' | 'dueOn'>[],
  at: Temporal.Instant,
): Promise<Set<string>> {
  if (payouts.length === 0) return new Set();
  const rows = payouts.map(({ id, bookId, leaseId, landlordId, dueOn }) => ({
    id,
    book_id: bookId,
    lease_id: leaseId,
    landlord_id: landlordId,
    due_on: dueOn,
  }));
  const columns = {
    id: 'uuid',
    book_id: 'uuid',
    lease_id: 'uuid',
    landlord_id: 'uuid',
    due_on: 'date',
  };
  const { rows: added } = await raw<{ id: string }>`
    insert into payout (id, book_id, lease_id, landlord_id, due_on, created_at)
    select id, book_id, lease_id, landlord_id, due_on, ${at.toString()}::timestamptz
    from ${unnestRows('input', columns, rows)}
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
    due_on: dueOn,
    made_on: made && today,
    serial: made?.serial ?? null,
    amount: made?.amount ?? null,
    approvals_needed: made?.approvalsNeeded ?? null,
    made_number: made?.madeNumber ?? null,
  }));
  const columns = {
    id: 'uuid',
    due_on: 'date',
    made_on: 'date',
    serial: 'integer',
    amount: 'bigint',
    approvals_needed: 'smallint',
    made_number: 'bigint',
  };
  await sql(tx)
    .updateTable('payout')
    .from(unnestRows('input', columns, rows))
    .set((row) => ({
      due_on: row.ref('input.due_on'),
      made_on: row.ref('input.made_on'),
      serial: row.ref('input.serial'),
      amount: row.ref('input.amount'),
      approvals_needed: row.ref('input.approvals_needed'),
      made_number: row.ref('input.made_number'),
    }))
    .whereRef('payout.id', '=', 'input.id')
    .execute();
}

/** Changes one payout. */
export async function changePayout(
  tx: Tx,
  id: string,
  values: Partial<
    Pick<
      PayoutTable,
      'is_ordered' | 'answer' | 'booked_on' | 'fails' | 'order_from' | 'tries' | 'due_on'
    >
  > & {
    heldAt?: Temporal.Instant | null;
  },
): Promise<void> {
  const { heldAt, ...columns } = values;
  await sql(tx)
    .updateTable('payout')
    .set({
      ...columns,
      ...(heldAt !== undefined && { held_at: heldAt?.toString() ?? null }),
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
    .insertInto('payout_count')
    .values({ book_id: bookId, payouts, orders })
    .onConflict((conflict) =>
      conflict.column('book_id').doUpdateSet({
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
    .select('lease_id')
    .distinct()
    .where('book_id', '=', bookId)
    .where('landlord_id', '=', landlordId)
    .orderBy('lease_id')
    .execute();
  return rows.map(({ lease_id }) => lease_id);
}

/** The books that the person is or was paid from. */
export async function findBooksPaying(tx: ReadTx, landlordId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .select('book_id')
    .distinct()
    .where('landlord_id', '=', landlordId)
    .orderBy('book_id')
    .execute();
  return rows.map(({ book_id }) => book_id);
}

/** Those of these leases with money on its way to the landlord. */
export async function findLeasesWithPayout(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<Set<string>> {
  if (leaseIds.length === 0) return new Set();
  const rows = await sql(tx)
    .selectFrom('payout')
    .select('lease_id')
    .distinct()
    .where('lease_id', 'in', leaseIds)
    .where('amount', '>', 0n)
    .where('booked_on', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();
  return new Set(rows.map(({ lease_id }) => lease_id));
}
