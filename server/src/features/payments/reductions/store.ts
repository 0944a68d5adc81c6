import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type { Bearer, ReductionKind, ReductionStatus } from '@husvaer/domain/payments/reductions';

import type { MaybeMoment, Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface ReductionTables {
  claim_reduction: {
    id: string;
    kind: ReductionKind;
    book_id: string;
    lease_id: string;
    invoice_id: string;
    amount: bigint;
    borne_by: Bearer | null;
    reason: string | null;
    made_by_id: string | null;
    made_at: Moment;
    status: ReductionStatus;
    is_agreed: boolean;
    ended_by_id: string | null;
    ended_at: MaybeMoment;
    stop_reason: string | null;
    booked_on: string | null;
    taken_back_by_id: string | null;
    taken_back_at: MaybeMoment;
  };
}

const sql = owns<ReductionTables>();

/** A write-off or a credit of a claim that a person made or proposed. */
export interface Reduction {
  id: string;
  kind: ReductionKind;
  bookId: string;
  leaseId: string;
  invoiceId: string;
  /** Øre. */
  amount: bigint;
  /** Who bears written-off rent; null for a credit. */
  borneBy: Bearer | null;
  /** Null for the call of a partner's system. */
  reason: string | null;
  /** Null for a deleted account, or for a key that nobody made. */
  madeById: string | null;
  madeAt: Temporal.Instant;
  status: ReductionStatus;
  /** The second person, or the one who stopped it. Null if there is none, or when the account is deleted. */
  endedById: string | null;
  stopReason: string | null;
  /** The day of its booking. */
  bookedOn: IsoDate | null;
}

const REDUCTION = [
  ...(['id', 'kind', 'amount', 'reason', 'status'] as const),
  'book_id as bookId',
  'lease_id as leaseId',
  'invoice_id as invoiceId',
  'borne_by as borneBy',
  'made_by_id as madeById',
  'made_at as madeAt',
  'ended_by_id as endedById',
  'stop_reason as stopReason',
  'booked_on as bookedOn',
] as const;

type NewReduction = Omit<Reduction, 'status' | 'endedById' | 'stopReason'>;

/** Adds a reduction that is booked at once, or one that waits if it has no day of booking. */
export async function addReduction(tx: Tx, one: NewReduction): Promise<void> {
  const at = one.madeAt.toString();
  await sql(tx)
    .insertInto('claim_reduction')
    .values({
      ...{ id: one.id, kind: one.kind, amount: one.amount, reason: one.reason },
      book_id: one.bookId,
      lease_id: one.leaseId,
      invoice_id: one.invoiceId,
      borne_by: one.borneBy,
      made_by_id: one.madeById,
      made_at: at,
      status: one.bookedOn === null ? 'waiting' : 'booked',
      is_agreed: false,
      booked_on: one.bookedOn,
      ended_at: one.bookedOn === null ? null : at,
    })
    .execute();
}

export const findReduction = (tx: ReadTx, id: string): Promise<Reduction | undefined> =>
  sql(tx).selectFrom('claim_reduction').select(REDUCTION).where('id', '=', id).executeTakeFirst();

/** A reduction, locked until the end of the transaction. The caller has locked its lease's billing. */
export const lockReduction = (tx: Tx, id: string): Promise<Reduction | undefined> =>
  sql(tx)
    .selectFrom('claim_reduction')
    .select(REDUCTION)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Whether a reduction of an invoice waits for a second person. */
export async function hasWaitingReduction(tx: ReadTx, invoiceId: string): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('claim_reduction')
    .select('id')
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** What people reduced alone on a lease since two last agreed on a reduction there, øre. */
export async function sumReducedAlone(tx: ReadTx, leaseId: string): Promise<bigint> {
  const { sum } = await sql(tx)
    .selectFrom('claim_reduction as alone')
    .select(raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('lease_id', '=', leaseId)
    .where('status', '=', 'booked')
    .where('is_agreed', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_reduction as agreed')
            .select('agreed.id')
            .whereRef('agreed.lease_id', '=', 'alone.lease_id')
            .where('agreed.is_agreed', '=', true)
            .whereRef('agreed.ended_at', '>', 'alone.ended_at'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return sum;
}

/** A page of the reductions of a book: those that wait first, then the latest. */
export async function findReductions(
  tx: ReadTx,
  { bookId, limit, skip }: { bookId: string; limit: number; skip: number },
): Promise<{ reductions: Reduction[]; total: number }> {
  const ofBook = sql(tx).selectFrom('claim_reduction').where('book_id', '=', bookId);
  const { total } = await ofBook
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const reductions = await ofBook
    .select(REDUCTION)
    .orderBy(raw`status = 'waiting'`, 'desc')
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
  return { reductions, total };
}

/** Ends a reduction that waits: a second person agreed to it, or one of the two stopped it. */
export async function endReduction(
  tx: Tx,
  id: string,
  end: { byId: string; at: Temporal.Instant } & (
    | { status: 'booked'; bookedOn: IsoDate }
    | { status: 'stopped'; reason: string }
  ),
): Promise<void> {
  await sql(tx)
    .updateTable('claim_reduction')
    .set({
      ...{ status: end.status, ended_by_id: end.byId, ended_at: end.at.toString() },
      ...(end.status === 'booked'
        ? { is_agreed: true, booked_on: end.bookedOn }
        : { stop_reason: end.reason }),
    })
    .where('id', '=', id)
    .execute();
}

export async function recordTakenBack(
  tx: Tx,
  id: string,
  { byId, at }: { byId: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('claim_reduction')
    .set({ status: 'taken_back', taken_back_by_id: byId, taken_back_at: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Ends what waits on these leases of which the debt has changed since it was proposed. */
export async function voidChangedReductions(
  tx: Tx,
  leaseIds: readonly string[],
  at: Temporal.Instant,
): Promise<void> {
  if (leaseIds.length === 0) return;
  await sql(tx)
    .updateTable('claim_reduction')
    .set({ status: 'void', ended_at: at.toString() })
    .where('lease_id', 'in', leaseIds)
    .where('status', '=', 'waiting')
    .where(
      raw<boolean>`exists (select from invoice where invoice.id = invoice_id and (case claim_reduction.kind
        when 'credit' then amount > total - credited - lost
        else amount <> total + fees - credited - lost - paid - set_off end))`,
    )
    .execute();
}

/** Removes a deleted account from reductions, which remain. */
export async function forgetInReductions(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['made_by_id', 'ended_by_id', 'taken_back_by_id'] as const)
    await sql(tx)
      .updateTable('claim_reduction')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
