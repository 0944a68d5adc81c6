import type { ColumnType } from 'kysely';

import type { InvoiceChange, SingleLine } from '@husvaer/domain/billing/coming-invoice';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

/** A line as it is stored in JSON: øre as strings. */
type StoredSingleLine = Omit<SingleLine, 'amount'> & { amount: string };

interface ComingTables {
  coming_invoice: {
    id: string;
    lease_id: string;
    month: string;
    due_on: string | null;
    lines: ColumnType<StoredSingleLine[], string, never>;
    said_by: string | null;
    said_at: Moment;
    used_on: string | null;
    invoice_id: string | null;
  };
}

const sql = owns<ComingTables>();

/** Changes to invoices of these leases that are not issued yet. */
export async function findChanges(
  tx: ReadTx,
  leaseIds: readonly string[],
): Promise<(InvoiceChange & { leaseId: string })[]> {
  if (leaseIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('coming_invoice')
    .select(['lease_id as leaseId', 'month', 'due_on as dueOn', 'lines'])
    .where('lease_id', 'in', leaseIds)
    .where('used_on', 'is', null)
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
    .deleteFrom('coming_invoice')
    .where('lease_id', '=', values.leaseId)
    .where('month', '=', month)
    .where('used_on', 'is', null)
    .execute();
  if (dueOn === null && lines.length === 0) return;
  await sql(tx)
    .insertInto('coming_invoice')
    .values({
      id: values.id,
      lease_id: values.leaseId,
      month,
      due_on: dueOn,
      lines: JSON.stringify(lines.map((line) => ({ ...line, amount: String(line.amount) }))),
      said_by: values.by,
      said_at: values.at.toString(),
      used_on: null,
      invoice_id: null,
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
    lease_id: leaseId,
    month,
    invoice_id: invoiceId,
  }));
  await sql(tx)
    .updateTable('coming_invoice')
    .from(unnestRows('input', { lease_id: 'uuid', month: 'date', invoice_id: 'uuid' }, rows))
    .set((row) => ({ used_on: on, invoice_id: row.ref('input.invoice_id') }))
    .whereRef('coming_invoice.lease_id', '=', 'input.lease_id')
    .whereRef('coming_invoice.month', '=', 'input.month')
    .where('used_on', 'is', null)
    .execute();
}

/** Makes a change available again when its invoice was credited; the month's next invoice uses it. */
export async function reopenChange(tx: Tx, invoiceId: string): Promise<void> {
  await sql(tx)
    .updateTable('coming_invoice')
    .set({ used_on: null, invoice_id: null })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Removes a deleted account from changes. */
export async function forgetChanger(tx: Tx, accountId: string): Promise<void> {
  await sql(tx)
    .updateTable('coming_invoice')
    .set({ said_by: null })
    .where('said_by', '=', accountId)
    .execute();
}
