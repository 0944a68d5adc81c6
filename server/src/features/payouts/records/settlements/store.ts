import { sql as raw } from 'kysely';

import { moment } from '../../../../platform/db/moment.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import { waitingBy } from '../../../../platform/db/waiting.ts';
import type { QueueState } from '../../../../platform/metrics/metrics.ts';

const sql = owns<Pick<Tables, 'payout' | 'ledgerBook' | 'settlement'>>();

/**
 * Whether the landlord's address is known. A sales document names its buyer by it (bokføringsforskriften
 * §§ 5-1-1, 5-1-2), so a settlement waits until then; the payout does not.
 */
const isAddressed = raw<boolean>`exists (
  select from payout join account on account.id = payout.landlord_id
  left join billing on billing.lease_id = payout.lease_id
  where payout.id = settlement.payout_id
    and coalesce(account.postal_address, billing.landlord_address) is not null)`;

/** Whether a settlement is to be drawn and its landlord's address is missing. */
export const waitsForAddress = raw<boolean>`(settlement.due_at is not null and not ${isAddressed})`;

/** The worker is notified of new settlements here. */
export const SETTLEMENT_CHANNEL = 'husvaer_settlements';

/** Identifies a settlement: a payout, and the number of its try. */
export interface SettlementKey {
  payoutId: string;
  try: number;
}

/** Adds settlements to the queue, each once. */
export async function addSettlements(
  tx: Tx,
  settlements: readonly SettlementKey[],
  at: Temporal.Instant,
): Promise<void> {
  if (settlements.length === 0) return;
  await sql(tx)
    .insertInto('settlement')
    .values(
      settlements.map((one) => ({
        payoutId: one.payoutId,
        try: one.try,
        dueAt: at.toString(),
        attempts: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await raw`select pg_notify(${SETTLEMENT_CHANNEL}, '')`.execute(sql(tx));
}

/** Claims the next settlement until `heldUntil`; other nodes skip it. */
export function claimNextSettlement(
  tx: Tx,
  now: Temporal.Instant,
  heldUntil: Temporal.Instant,
): Promise<(SettlementKey & { attempts: number }) | undefined> {
  return sql(tx)
    .updateTable('settlement')
    .set({ dueAt: heldUntil.toString(), attempts: raw<number>`attempts + 1` })
    .where(
      raw<boolean>`(payout_id, try) = (
        select payout_id, try from settlement where due_at <= ${moment(now)} and ${isAddressed}
        order by due_at limit 1 for update skip locked)`,
    )
    .returning(['payoutId', 'try', 'attempts'])
    .executeTakeFirst();
}

/** Records that a settlement was made, or when it is tried again. */
export async function changeSettlement(
  tx: Tx,
  { payoutId, try: tried }: SettlementKey,
  values: { dueAt: Temporal.Instant | null; documentId?: string },
): Promise<void> {
  await sql(tx)
    .updateTable('settlement')
    .set({
      dueAt: values.dueAt?.toString() ?? null,
      ...(values.documentId !== undefined && { documentId: values.documentId }),
    })
    .where('payoutId', '=', payoutId)
    .where('try', '=', tried)
    .where('documentId', 'is', null)
    .execute();
}

/** The documents of the latest settlements of these payouts. */
export async function findSettlementFiles(
  tx: ReadTx,
  payoutIds: readonly string[],
): Promise<Map<string, string>> {
  if (payoutIds.length === 0) return new Map();
  const rows = await sql(tx)
    .selectFrom('settlement')
    .select(['payoutId', 'documentId'])
    .where('payoutId', 'in', payoutIds)
    .where('documentId', 'is not', null)
    .orderBy('try')
    .execute();
  return new Map(rows.map(({ payoutId, documentId }) => [payoutId, documentId!]));
}

/** The payout whose settlement is this document. */
export async function findPayoutOfDocument(
  tx: ReadTx,
  documentId: string,
): Promise<string | undefined> {
  const row = await sql(tx)
    .selectFrom('settlement')
    .select('payoutId')
    .where('documentId', '=', documentId)
    .executeTakeFirst();
  return row?.payoutId;
}

/** A landlord's payouts with a settlement, the latest first. */
export async function findSettledPayouts(
  tx: ReadTx,
  { landlordId, limit, skip }: { landlordId: string; limit: number; skip: number },
): Promise<{ ids: string[]; total: number }> {
  const settled = sql(tx)
    .selectFrom('payout')
    .where('landlordId', '=', landlordId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('settlement')
          .select('try')
          .whereRef('payoutId', '=', 'payout.id')
          .where('documentId', 'is not', null),
      ),
    );
  const rows = await settled
    .select('id')
    .orderBy('madeOn', 'desc')
    .orderBy('serial', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const { total } = await settled
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

/** The landlords of an agency whose settlements wait for their address. */
export async function findUnaddressed(tx: ReadTx, partnerId: string): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('settlement')
    .innerJoin('payout', 'payout.id', 'payoutId')
    .innerJoin('ledgerBook', 'ledgerBook.id', 'payout.bookId')
    .select('landlordId')
    .distinct()
    .where(waitsForAddress)
    .where('ledgerBook.partnerId', '=', partnerId)
    .orderBy('landlordId')
    .execute();
  return rows.map(({ landlordId }) => landlordId);
}

/** The queue of settlements that can be drawn, for operators. */
export const getSettlementQueueState = (tx: ReadTx): Promise<QueueState> =>
  sql(tx)
    .selectFrom('settlement')
    .where('dueAt', 'is not', null)
    .where(isAddressed)
    .select(waitingBy('dueAt'))
    .executeTakeFirstOrThrow();
