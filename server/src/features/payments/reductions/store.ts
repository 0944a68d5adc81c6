import { sql as raw } from 'kysely';

import type { IsoDate } from '@husvaer/domain/kernel/dates';
import type {
  Bearer,
  ReducedAlone,
  ReductionKind,
  ReductionStatus,
} from '@husvaer/domain/payments/reductions';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'claimReduction'>>();

/** What a person took off a claim, or proposes to. */
export interface Reduction {
  id: string;
  kind: ReductionKind;
  bookId: string;
  leaseId: string;
  /** Null for a discount: the invoice is not sent yet. */
  invoiceId: string | null;
  /** Øre. */
  amount: bigint;
  /** Who bears written-off rent; null for another kind. */
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
  /** Whether the landlord gave up what is only theirs to lose. */
  isOwnLoss: boolean;
  /** What was left of the claim when it was proposed, øre. */
  claimLeft: bigint | null;
  /** The day on which the landlord is said to have received the money. */
  receivedOn: IsoDate | null;
  /** Null unless it was taken back, or when the account is deleted. */
  takenBackById: string | null;
}

const REDUCTION = [
  ...(['id', 'kind', 'amount', 'reason', 'status'] as const),
  'bookId',
  'leaseId',
  'invoiceId',
  'borneBy',
  'madeById',
  'madeAt',
  'endedById',
  'stopReason',
  'bookedOn',
  'isOwnLoss',
  'claimLeft',
  'receivedOn',
  'takenBackById',
] as const;

type NewReduction = Omit<Reduction, 'status' | 'endedById' | 'stopReason' | 'takenBackById'>;

/** Adds a reduction that is booked at once, or one that waits if it has no day of booking. */
export async function addReduction(tx: Tx, one: NewReduction): Promise<void> {
  const at = one.madeAt.toString();
  await sql(tx)
    .insertInto('claimReduction')
    .values({
      id: one.id,
      kind: one.kind,
      amount: one.amount,
      reason: one.reason,
      bookId: one.bookId,
      leaseId: one.leaseId,
      invoiceId: one.invoiceId,
      borneBy: one.borneBy,
      madeById: one.madeById,
      madeAt: at,
      status: one.bookedOn === null ? 'waiting' : 'booked',
      isAgreed: false,
      bookedOn: one.bookedOn,
      isOwnLoss: one.isOwnLoss,
      claimLeft: one.claimLeft,
      receivedOn: one.receivedOn,
      endedAt: one.bookedOn === null ? null : at,
    })
    .execute();
}

export const findReduction = (tx: ReadTx, id: string): Promise<Reduction | undefined> =>
  sql(tx).selectFrom('claimReduction').select(REDUCTION).where('id', '=', id).executeTakeFirst();

/** A reduction, locked until the end of the transaction. The caller has locked its lease's billing. */
export const lockReduction = (tx: Tx, id: string): Promise<Reduction | undefined> =>
  sql(tx)
    .selectFrom('claimReduction')
    .select(REDUCTION)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The reduction of an invoice that waits for a second person. */
export const findWaitingReduction = (
  tx: ReadTx,
  invoiceId: string,
): Promise<Reduction | undefined> =>
  sql(tx)
    .selectFrom('claimReduction')
    .select(REDUCTION)
    .where('invoiceId', '=', invoiceId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();

/** Whether a reduction of an invoice waits for a second person. */
export const hasWaitingReduction = async (tx: ReadTx, invoiceId: string): Promise<boolean> =>
  (await findWaitingReduction(tx, invoiceId)) !== undefined;

/** Waits until others who reduce alone in a book are done, so that each counts what the others did. */
export async function lockReducedAlone(tx: Tx, bookId: string): Promise<void> {
  const lock = `reduced alone ${bookId}`;
  await raw`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(sql(tx));
}

/** What people reduced alone on a lease and in its book, each since a moment. */
export async function sumReducedAlone(
  tx: ReadTx,
  {
    leaseId,
    bookId,
    ...since
  }: { leaseId: string; bookId: string } & Record<'onLease' | 'inBook', Temporal.Instant>,
): Promise<ReducedAlone> {
  const alone = sql(tx)
    .selectFrom('claimReduction')
    .select(raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('status', '=', 'booked')
    .where('isAgreed', '=', false)
    .where('isOwnLoss', '=', false);
  const sumSince = async (column: 'leaseId' | 'bookId', id: string, from: Temporal.Instant) =>
    (
      await alone
        .where(column, '=', id)
        .where('madeAt', '>', raw<Temporal.Instant>`${from.toString()}::timestamptz`)
        .executeTakeFirstOrThrow()
    ).sum;
  return {
    onLease: await sumSince('leaseId', leaseId, since.onLease),
    inBook: await sumSince('bookId', bookId, since.inBook),
  };
}

/** A page of the reductions of a book: those that wait first, then the latest. */
export async function findReductions(
  tx: ReadTx,
  {
    bookId,
    isWaiting,
    limit,
    skip,
  }: { bookId: string; isWaiting: boolean; limit: number; skip: number },
): Promise<{ reductions: Reduction[]; total: number }> {
  const ofBook = sql(tx)
    .selectFrom('claimReduction')
    .where('bookId', '=', bookId)
    .$if(isWaiting, (some) => some.where('status', '=', 'waiting'));
  const { total } = await ofBook
    .select(raw<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  const reductions = await ofBook
    .select(REDUCTION)
    .orderBy(raw`status = 'waiting'`, 'desc')
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
  return { reductions, total };
}

export async function saveEnd(
  tx: Tx,
  id: string,
  end: { byId: string; at: Temporal.Instant } & (
    | { status: 'booked'; bookedOn: IsoDate }
    | { status: 'stopped'; reason: string }
  ),
): Promise<void> {
  await sql(tx)
    .updateTable('claimReduction')
    .set({
      status: end.status,
      endedById: end.byId,
      endedAt: end.at.toString(),
      ...(end.status === 'booked'
        ? { isAgreed: true, bookedOn: end.bookedOn }
        : { stopReason: end.reason }),
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
    .updateTable('claimReduction')
    .set({ status: 'taken_back', takenBackById: byId, takenBackAt: at.toString() })
    .where('id', '=', id)
    .execute();
}

/** Ends what waits on these leases of which the claim is another than when it was proposed. Returns what ended. */
export async function voidChangedReductions(
  tx: Tx,
  leaseIds: readonly string[],
  at: Temporal.Instant,
): Promise<Reduction[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .updateTable('claimReduction')
    .set({ status: 'void', endedAt: at.toString() })
    .where('leaseId', 'in', leaseIds)
    .where('status', '=', 'waiting')
    .where(
      raw<boolean>`exists (select from invoice where invoice.id = invoice_id
        and claim_left is distinct from case claim_reduction.kind
          when 'credit' then total - credited - lost
          else total + fees - credited - lost - paid - set_off end)`,
    )
    .returning(REDUCTION)
    .execute();
}

/** Removes a deleted account from reductions, which remain. */
export async function forgetInReductions(tx: Tx, accountId: string): Promise<void> {
  for (const column of ['madeById', 'endedById', 'takenBackById'] as const)
    await sql(tx)
      .updateTable('claimReduction')
      .set({ [column]: null })
      .where(column, '=', accountId)
      .execute();
}
