import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import {
  asLine,
  byKind,
  type OrderKind,
  type OrderLine,
  type StoredLine,
} from '../orders/store.ts';

const sql = owns<Pick<Tables, 'payout' | 'refund' | 'paymentOrderLine'>>();

/** Letters of what the bank says about a try that failed. */
export const REASON_MAX = 500;

/** The state of a payout or a refund that a bank is asked to pay. */
export interface Ordered {
  kind: OrderKind;
  id: string;
  bookId: string;
  /** Null for a payment that could not be matched. */
  leaseId: string | null;
  tries: number;
  fails: number;
  bookedOn: string | null;
  isOrdered: boolean;
  /** The money has moved: into another payout, or back to where a withdrawn refund came from. */
  isElsewhere: boolean;
}

const ELSEWHERE = { payout: 'given_up_at', refund: 'withdrawn_at' } as const;

/** The payouts and refunds of these lines, by id, locked until the end of the transaction. */
export async function lockOrdered(
  tx: Tx,
  lines: readonly Pick<OrderLine, 'kind' | 'ofId'>[],
): Promise<Map<string, Ordered>> {
  const found: Ordered[] = [];
  for (const [kind, ids] of byKind(lines)) {
    const rows = await sql(tx)
      .selectFrom(kind)
      .select([
        'id',
        'bookId',
        'leaseId',
        'tries',
        'fails',
        'bookedOn',
        'isOrdered',
        raw<boolean>`${raw.ref(ELSEWHERE[kind])} is not null`.as('isElsewhere'),
      ])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return new Map(found.map((one) => [one.id, one]));
}

/** Records that a try failed, and when the next may be made. It waits for a new approval. */
export async function recordFailedAttempt(
  tx: Tx,
  { kind, id, fails }: Ordered,
  values: {
    answer: 'rejected' | 'returned';
    orderFrom: string;
    givenUpAt: Temporal.Instant | null;
  },
): Promise<void> {
  await sql(tx)
    .updateTable(kind)
    .set({
      isOrdered: false,
      approvedAt: null,
      bookedOn: null,
      answer: values.answer,
      fails: fails + 1,
      orderFrom: values.orderFrom,
      givenUpAt: values.givenUpAt?.toString() ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** Records that the bank rejected a try. */
export async function recordRejected(
  tx: Tx,
  endToEndId: string,
  { reason, at }: { reason: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .updateTable('paymentOrderLine')
    .set({ answer: 'rejected', reason, answeredAt: at.toString() })
    .where('endToEndId', '=', endToEndId)
    .execute();
}

/** Records that the bank accepted these tries, each the last of its payout or refund. */
export async function recordAccepted(
  tx: Tx,
  lines: readonly StoredLine[],
  at: Temporal.Instant,
): Promise<void> {
  if (lines.length === 0) return;
  const endToEndIds = lines.map(({ endToEndId }) => endToEndId);
  await sql(tx)
    .updateTable('paymentOrderLine')
    .set({ answer: 'accepted', answeredAt: at.toString() })
    .where('endToEndId', 'in', endToEndIds)
    .execute();
  for (const [kind, ids] of byKind(lines))
    await sql(tx).updateTable(kind).set({ answer: 'accepted' }).where('id', 'in', ids).execute();
}

/** A try that the bank debited, with the bank line. */
export interface Debit extends Pick<OrderLine, 'kind' | 'ofId' | 'endToEndId'> {
  bookedOn: string;
  lineId: string;
}

/** Records that the bank debited these tries. */
export async function recordDebited(tx: Tx, debits: readonly Debit[]): Promise<void> {
  if (debits.length === 0) return;
  const rows = debits.map(({ kind, ofId, endToEndId, bookedOn, lineId }) => ({
    kind,
    ofId,
    endToEndId,
    bookedOn,
    bankLineId: lineId,
  }));
  const columns = {
    kind: 'text',
    ofId: 'uuid',
    endToEndId: 'text',
    bookedOn: 'date',
    bankLineId: 'uuid',
  };
  await sql(tx)
    .updateTable('paymentOrderLine')
    .from(unnestRows('input', columns, rows))
    .set((row) => ({
      bookedOn: row.ref('input.bookedOn'),
      bankLineId: row.ref('input.bankLineId'),
    }))
    .whereRef('paymentOrderLine.endToEndId', '=', 'input.endToEndId')
    .execute();
  for (const [kind] of byKind(debits))
    await sql(tx)
      .updateTable(kind)
      .from(unnestRows('input', columns, rows))
      .set((row) => ({ bookedOn: row.ref('input.bookedOn') }))
      .where('input.kind', '=', kind)
      .whereRef(`${kind}.id`, '=', 'input.ofId')
      .execute();
}

/**
 * Records that the bank debited a try it had rejected, by a line that waits for a person. Returns false when
 * that was recorded before.
 */
export async function recordLateDebit(
  tx: Tx,
  { endToEndId, lineId, on }: { endToEndId: string; lineId: string; on: string },
): Promise<boolean> {
  const row = await sql(tx)
    .updateTable('paymentOrderLine')
    .set({ lateLineId: lineId, lateDebitOn: on, lateDebitWaits: true })
    .where('endToEndId', '=', endToEndId)
    .where('lateLineId', 'is', null)
    .returning('endToEndId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the try that the line debited, if it is a late debit. */
export async function setLateDebitWaits(
  tx: Tx,
  { lineId, waits }: { lineId: string; waits: boolean },
): Promise<StoredLine | undefined> {
  const row = await sql(tx)
    .updateTable('paymentOrderLine')
    .set({ lateDebitWaits: waits })
    .where('lateLineId', '=', lineId)
    .returningAll()
    .executeTakeFirst();
  return row && asLine(row);
}

/** The rejected try that a line debited, and the bank's day. */
export async function findLateTry(
  tx: ReadTx,
  lineId: string,
): Promise<{ tried: StoredLine; on: string } | undefined> {
  const row = await sql(tx)
    .selectFrom('paymentOrderLine')
    .selectAll()
    .where('lateLineId', '=', lineId)
    .where('bookedOn', 'is', null)
    .executeTakeFirst();
  return row && { tried: asLine(row), on: row.lateDebitOn! };
}

/** A try that the bank debited after it had rejected it. */
export interface LateDebited {
  lineId: string;
  kind: OrderKind;
  /** Null for a refund. */
  serial: number | null;
}

/** Those of these lines that debit a try the bank had rejected. */
export async function findLateDebits(
  tx: ReadTx,
  lineIds: readonly string[],
): Promise<LateDebited[]> {
  if (lineIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('paymentOrderLine')
    .leftJoin('payout', 'payout.id', 'payoutId')
    .select(['lateLineId as lineId', 'payoutId', 'serial'])
    .where('lateLineId', 'in', lineIds)
    .execute();
  return rows.map(({ lineId, payoutId, serial }) => ({
    lineId: lineId!,
    serial,
    kind: payoutId === null ? 'refund' : 'payout',
  }));
}

/** Records that a late debit paid what was ordered, and clears the rejection of the try. */
export async function recordPaidLate(
  tx: Tx,
  values: {
    about: Ordered;
    endToEndId: string;
    lineId: string;
    on: string;
    at: Temporal.Instant;
  },
): Promise<void> {
  const { about, endToEndId, lineId, on, at } = values;
  await sql(tx)
    .updateTable('paymentOrderLine')
    .set({ answer: null, bookedOn: on, bankLineId: lineId, lateDebitWaits: false })
    .where('endToEndId', '=', endToEndId)
    .execute();
  await sql(tx)
    .updateTable(about.kind)
    .set({
      isOrdered: true,
      approvedAt: at.toString(),
      answer: null,
      bookedOn: on,
      fails: about.fails - 1,
      givenUpAt: null,
    })
    .where('id', '=', about.id)
    .execute();
}

/** Records the day and the bank line by which a try came back. */
export async function recordReturned(
  tx: Tx,
  {
    endToEndId,
    ...input
  }: { endToEndId: string; returnedOn: string; lineId: string; reason: string | null },
): Promise<void> {
  await sql(tx)
    .updateTable('paymentOrderLine')
    .set({
      returnedOn: input.returnedOn,
      returnedLineId: input.lineId,
      reason: input.reason,
    })
    .where('endToEndId', '=', endToEndId)
    .execute();
}
