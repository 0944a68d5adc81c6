import type { Json } from '../../../platform/db/json.ts';
import type { Stated } from '../../../platform/db/column.ts';

import type { InvoiceChange, SingleLine } from '@husvaer/domain/billing/coming-invoice';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/** A line as it is stored in JSON: øre as strings. */
type StoredSingleLine = Omit<SingleLine, 'amount'> & { amount: string };

type ComingInvoiceRow = Stated<Tables['comingInvoice'], { lines: Json<StoredSingleLine[]> }>;

const sql = owns<{ comingInvoice: ComingInvoiceRow }>();

/** Changes to invoices of these leases that are not issued yet. */
export async function findChanges(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<(InvoiceChange & { leaseId: string })[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('comingInvoice')
    .select(['leaseId', 'month', 'dueOn', 'lines'])
    .where('leaseId', 'in', leaseIds)
    .where('usedOn', 'is', null)
    .orderBy('month')
    .execute();
  return rows.map(({ lines, ...change }) => ({
    ...change,
    lines: lines.map((line) => ({ ...line, amount: BigInt(line.amount) })),
  }));
}

/** Replaces the change of one invoice. The caller has locked the lease's billing. */
export async function setChange(
  tx: Tx,
  { month, dueOn, lines }: InvoiceChange,
  values: { id: string; leaseId: string; by: string | null; at: Temporal.Instant },
): Promise<void> {
  await sql(tx)
    .deleteFrom('comingInvoice')
    .where('leaseId', '=', values.leaseId)
    .where('month', '=', month)
    .where('usedOn', 'is', null)
    .execute();
  if (dueOn === null && lines.length === 0) return;
  await sql(tx)
    .insertInto('comingInvoice')
    .values({
      id: values.id,
      leaseId: values.leaseId,
      month,
      dueOn,
      lines: JSON.stringify(lines.map((line) => ({ ...line, amount: String(line.amount) }))),
      saidBy: values.by,
      saidAt: values.at.toString(),
      usedOn: null,
      invoiceId: null,
    })
    .execute();
}

/** Records that the changes of these months' invoices are used. */
export async function useChanges(
  tx: Tx,
  used: readonly { leaseId: string; month: string; invoiceId: string | null }[],
  on: string,
): Promise<void> {
  if (used.length === 0) return;
  const rows = used.map(({ leaseId, month, invoiceId }) => ({
    leaseId,
    month,
    invoiceId,
  }));
  await sql(tx)
    .updateTable('comingInvoice')
    .from(unnestRows('input', { leaseId: 'uuid', month: 'date', invoiceId: 'uuid' }, rows))
    .set((row) => ({ usedOn: on, invoiceId: row.ref('input.invoiceId') }))
    .whereRef('comingInvoice.leaseId', '=', 'input.leaseId')
    .whereRef('comingInvoice.month', '=', 'input.month')
    .where('usedOn', 'is', null)
    .execute();
}

/** Makes a change available again when its invoice was credited; the month's next invoice uses it. */
export async function reopenChange(tx: Tx, invoiceId: string): Promise<void> {
  await sql(tx)
    .updateTable('comingInvoice')
    .set({ usedOn: null, invoiceId: null })
    .where('invoiceId', '=', invoiceId)
    .execute();
}

/** Removes a deleted account from changes. */
export async function forgetChanger(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('comingInvoice')
    .set({ saidBy: null })
    .where('saidBy', '=', accountId)
    .execute();
}
