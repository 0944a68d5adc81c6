import { sql as raw } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';

import type { OrFromJson } from '../../../platform/db/json.ts';
import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { hasStatus } from '../list/store.ts';
import type { OrderKind } from '../orders/store.ts';
import {
  asRefund,
  hasRefundStatus,
  type Refund,
  type RefundApprovalTable,
  type RefundTable,
} from '../records/refunds/store.ts';
import { asPayout, type Payout, type PayoutTable } from '../store.ts';

interface ApprovalTables {
  payout: PayoutTable;
  refund: RefundTable;
  refund_approval: RefundApprovalTable;
  payment_order_line: {
    order_id: string;
    payout_id: string | null;
    refund_id: string | null;
    late_debit_waits: boolean;
  };
  payout_account: { landlord_id: string; counts_from: Moment };
  payout_approval: { payout_id: string; account_id: string; at: Moment };
}

const sql = owns<ApprovalTables>();

export interface Approval {
  payoutId: string;
  accountId: string;
  at: Temporal.Instant;
}

/** Records approvals of payouts by a person. Returns the payout ids that they had not approved before. */
export async function addApprovals(tx: Tx, approvals: readonly Approval[]): Promise<Set<string>> {
  const rows = await sql(tx)
    .insertInto('payout_approval')
    .values(
      approvals.map(({ payoutId, accountId, at }) => ({
        payout_id: payoutId,
        account_id: accountId,
        at: at.toString(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('payout_id')
    .execute();
  return new Set(rows.map(({ payout_id }) => payout_id));
}

/** The approvals of these payouts, the earliest first. */
export async function findApprovals(tx: ReadTx, payoutIds: readonly string[]): Promise<Approval[]> {
  if (payoutIds.length === 0) return [];
  return sql(tx)
    .selectFrom('payout_approval')
    .select(['payout_id as payoutId', 'account_id as accountId', 'at'])
    .where('payout_id', 'in', payoutIds)
    .orderBy('at')
    .orderBy('account_id')
    .execute();
}

/** The number that waits, and its sum in øre. */
export interface Waiting {
  count: number;
  amount: bigint;
}

/** What waits for a person in a book: not approved by them yet and not held. Uses one statement. */
export async function findWaiting(
  tx: ReadTx,
  bookId: string,
  accountId: string,
): Promise<{ payouts: Waiting; refunds: Waiting }> {
  const { payouts, refunds } = await sql(tx)
    .selectNoFrom((of) => [
      jsonObjectFrom(
        of
          .selectFrom('payout')
          .select(SUM)
          .where('book_id', '=', bookId)
          .where(hasStatus('pending_for_approval'))
          .where('held_at', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('payout_approval')
                  .select('at')
                  .whereRef('payout_id', '=', 'payout.id')
                  .where('account_id', '=', accountId),
              ),
            ),
          ),
      )
        .$notNull()
        .as('payouts'),
      jsonObjectFrom(
        of
          .selectFrom('refund')
          .select(SUM)
          .where('book_id', '=', bookId)
          .where(hasRefundStatus('pending_for_approval'))
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('refund_approval')
                  .select('at')
                  .whereRef('refund_id', '=', 'refund.id')
                  .whereRef('to_account', '=', 'refund.account')
                  .where('account_id', '=', accountId),
              ),
            ),
          ),
      )
        .$notNull()
        .as('refunds'),
    ])
    .executeTakeFirstOrThrow();
  return { payouts: asWaiting(payouts), refunds: asWaiting(refunds) };
}

/** The number of payouts in all books that wait for approval. */
export async function countWaitingPayouts(tx: ReadTx): Promise<number> {
  const { count } = await sql(tx)
    .selectFrom('payout')
    .select(raw<number>`count(*)::integer`.as('count'))
    .where(hasStatus('pending_for_approval'))
    .where('held_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

const asWaiting = ({ count, amount }: OrFromJson<Waiting>): Waiting => ({
  count: Number(count),
  amount: BigInt(amount),
});

const SUM = [
  raw<number>`count(*)::integer`.as('count'),
  raw<bigint>`coalesce(sum(amount), 0)::bigint`.as('amount'),
] as const;

interface Approved {
  bookId: string;
  today: string;
  now: Temporal.Instant;
  limit: number;
}

/**
 * Whether an unsettled late debit of a payout or a refund waits: one that came after the bank had rejected
 * it.
 */
export async function hasLateDebit(
  tx: ReadTx,
  { kind, id }: { kind: OrderKind; id: string },
): Promise<boolean> {
  const row = await sql(tx)
    .selectFrom('payment_order_line')
    .select('order_id')
    .where(`${kind}_id`, '=', id)
    .where('late_debit_waits', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims approved payouts of a book that may be ordered from the bank, the oldest first. Rows that another
 * transaction has locked are skipped.
 */
export async function claimApprovedPayouts(
  tx: Tx,
  { bookId, today, now, limit }: Approved,
): Promise<Payout[]> {
  const rows = await sql(tx)
    .selectFrom('payout')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('approved_at', 'is not', null)
    .where('is_ordered', '=', false)
    .where('given_up_at', 'is', null)
    .where('held_at', 'is', null)
    .where((row) => row.or([row('order_from', 'is', null), row('order_from', '<=', today)]))
    .where('landlord_id', 'in', (named) =>
      named
        .selectFrom('payout_account')
        .select('payout_account.landlord_id')
        .where('counts_from', '<=', moment(now)),
    )
    // A debit that came after a rejection may have paid the landlord.
    .where('lease_id', 'not in', (late) =>
      late
        .selectFrom('payment_order_line')
        .innerJoin('payout as debited', 'debited.id', 'payout_id')
        .select('debited.lease_id')
        .where('late_debit_waits', '=', true),
    )
    .orderBy('serial')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asPayout);
}

/** Like {@link claimApprovedPayouts}, for refunds. */
export async function claimApprovedRefunds(
  tx: Tx,
  { bookId, today, limit }: Omit<Approved, 'now'>,
): Promise<Refund[]> {
  const rows = await sql(tx)
    .selectFrom('refund')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('approved_at', 'is not', null)
    .where('is_ordered', '=', false)
    .where('given_up_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('id', 'not in', (late) =>
      late
        .selectFrom('payment_order_line')
        .select((line) => line.ref('refund_id').$notNull().as('id'))
        .where('late_debit_waits', '=', true)
        .where('refund_id', 'is not', null),
    )
    .where((row) => row.or([row('order_from', 'is', null), row('order_from', '<=', today)]))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(asRefund);
}
