import { type Generated } from 'kysely';

import type { ActAbout, ActKind } from '@husvaer/domain/ledger/acts';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface ActTables {
  money_act: {
    number: Generated<bigint>;
    kind: ActKind;
    about: ActAbout;
    about_id: string;
    book_id: string;
    at: Moment;
    is_bank: boolean;
    by_id: string | null;
    payout_id: string | null;
    order_id: string | null;
  };
}

const sql = owns<ActTables>();

/** What somebody did that moves money, or decides where it goes. */
export interface Act {
  /** Acts and approvals are numbered together. */
  number: bigint;
  kind: ActKind;
  about: ActAbout;
  /** The id of a book, of a lease, or of a payout or a refund. */
  aboutId: string;
  bookId: string;
  at: Temporal.Instant;
  /** Whether the bank itself did it, by its own channel. */
  isBank: boolean;
  /** Otherwise the person, or the one who made the key. Null for an operator's key, or a deleted account. */
  byId: string | null;
  /** The payout that has the money that an act on a lease moved. */
  payoutId: string | null;
}

export async function addActs(
  tx: Tx,
  acts: readonly Omit<Act, 'number' | 'at' | 'payoutId'>[],
  at: Temporal.Instant,
): Promise<void> {
  if (acts.length === 0) return;
  const rows = acts.map((act) => ({
    kind: act.kind,
    about: act.about,
    about_id: act.aboutId,
    book_id: act.bookId,
    is_bank: act.isBank,
    by_id: act.byId,
    at: at.toString(),
  }));
  const columns = {
    kind: 'text',
    about: 'text',
    about_id: 'uuid',
    book_id: 'uuid',
    is_bank: 'boolean',
    by_id: 'uuid',
    at: 'timestamptz',
  } as const;
  const names = ['kind', 'about', 'about_id', 'book_id', 'is_bank', 'by_id', 'at'] as const;
  await sql(tx)
    .insertInto('money_act')
    .columns(names)
    .expression((all) =>
      all
        .selectFrom(unnestRows('input', columns, rows))
        .select(names)
        .$castTo<never>(),
    )
    .execute();
}

const ACT = [
  'number',
  'kind',
  'about',
  'about_id as aboutId',
  'book_id as bookId',
  'at',
  'is_bank as isBank',
  'by_id as byId',
  'payout_id as payoutId',
] as const;

/** The acts on these orders, in the order in which they were done. */
export async function findActsOnOrders(tx: ReadTx, orderIds: readonly string[]): Promise<Act[]> {
  if (orderIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('about', '=', 'order')
    .where('about_id', 'in', orderIds)
    .orderBy('number')
    .execute();
}

/** The acts on leases whose money these payouts have. */
export async function findActsInPayouts(tx: ReadTx, payoutIds: readonly string[]): Promise<Act[]> {
  if (payoutIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('payout_id', 'in', payoutIds)
    .orderBy('number')
    .execute();
}

/** The acts on these leases. */
export async function findActsOnLeases(tx: ReadTx, leaseIds: readonly string[]): Promise<Act[]> {
  if (leaseIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('about', '=', 'lease')
    .where('about_id', 'in', leaseIds)
    .orderBy('number')
    .execute();
}

/** The acts on these books that no order was approved with. */
export async function findActsOnBooks(tx: ReadTx, bookIds: readonly string[]): Promise<Act[]> {
  if (bookIds.length === 0) return [];
  return sql(tx)
    .selectFrom('money_act')
    .select(ACT)
    .where('about', '=', 'book')
    .where('about_id', 'in', bookIds)
    .where('order_id', 'is', null)
    .orderBy('number')
    .execute();
}

/** Records that payouts have the money that acts on their leases moved. */
export async function claimActs(
  tx: Tx,
  payouts: readonly { leaseId: string; payoutId: string }[],
): Promise<void> {
  if (payouts.length === 0) return;
  const rows = payouts.map(({ leaseId, payoutId }) => ({
    lease_id: leaseId,
    payout_id: payoutId,
  }));
  await sql(tx)
    .updateTable('money_act')
    .from(unnestRows('taken', { lease_id: 'uuid', payout_id: 'uuid' }, rows))
    .set((row) => ({ payout_id: row.ref('taken.payout_id') }))
    .where('about', '=', 'lease')
    .whereRef('about_id', '=', 'taken.lease_id')
    .where('money_act.payout_id', 'is', null)
    .execute();
}

/** Records that an order was approved with these acts on its book. */
export async function approveBookActs(
  tx: Tx,
  numbers: readonly bigint[],
  orderId: string,
): Promise<void> {
  if (numbers.length === 0) return;
  await sql(tx)
    .updateTable('money_act')
    .set({ order_id: orderId })
    .where('number', 'in', numbers)
    // Another order of the book may have been approved with them at the same moment.
    .where('order_id', 'is', null)
    .execute();
}

/** Removes a deleted account from acts; the acts remain, as those of somebody unknown. */
export async function forgetActor(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('money_act')
    .set({ by_id: null })
    .where('by_id', '=', accountId)
    .execute();
}
