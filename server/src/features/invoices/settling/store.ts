import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'invoice'>>();

/** The calculated state of an invoice. */
export interface Settled {
  id: string;
  paid: bigint;
  surplus: bigint;
  credited: bigint;
  creditedOn: string | null;
  settledOn: string | null;
}

/** Saves the calculated state of these invoices. */
export async function settle(tx: Tx, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const columns = {
    id: 'uuid',
    paid: 'bigint',
    surplus: 'bigint',
    credited: 'bigint',
    creditedOn: 'date',
    settledOn: 'date',
  };
  await sql(tx)
    .updateTable('invoice')
    .from(unnestRows('input', columns, settled))
    .set((row) => ({
      paid: row.ref('input.paid'),
      surplus: row.ref('input.surplus'),
      credited: row.ref('input.credited'),
      creditedOn: row.ref('input.creditedOn'),
      settledOn: row.ref('input.settledOn'),
    }))
    .whereRef('invoice.id', '=', 'input.id')
    .execute();
}

/** The change of an invoice's fees, and the part of it that is the landlord's interest. Øre. */
export interface FeeChange {
  invoiceId: string;
  fees: bigint;
  interest: bigint;
}

/** Changes the fees and interest of an invoice. */
export async function changeFees(tx: Tx, { invoiceId, fees, interest }: FeeChange): Promise<void> {
  await sql(tx)
    .updateTable('invoice')
    .set({ fees: raw<bigint>`fees + ${fees}`, interest: raw<bigint>`interest + ${interest}` })
    .where('id', '=', invoiceId)
    .execute();
}

/**
 * Sets from which day on eviction may be petitioned for by each invoice's own notice; other invoices of the
 * lease have no such day.
 */
export async function setPetitionFrom(
  tx: Tx,
  leaseId: string,
  noticed: readonly { id: string; petitionFrom: string | null }[],
): Promise<void> {
  const input = unnestRows('input', { id: 'uuid', petitionFrom: 'date' }, noticed);
  await raw`update invoice set petition_from = found.day
    from (
      select invoice.id, input.petition_from as day
      from invoice left join ${input} on input.id = invoice.id
      where lease_id = ${leaseId}
    ) as found
    where found.id = invoice.id and petition_from is distinct from found.day`.execute(sql(tx));
}

/** Records that payouts deducted or paid out the rest of each of these invoices. */
export async function recordSetOff(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await sql(tx)
    .updateTable('invoice')
    .set({ setOff: raw`total - credited` })
    .where('id', 'in', invoiceIds)
    .execute();
}

/** Records how much of a landlord's invoice is credited; a payout deducts no more than the rest. */
export async function recordCredit(
  tx: Tx,
  id: string,
  { credited, on }: { credited: bigint; on: string },
): Promise<void> {
  await sql(tx)
    .updateTable('invoice')
    .set({
      credited,
      creditedOn: on,
      setOff: raw`least(set_off, total - ${credited}::bigint)`,
    })
    .where('id', '=', id)
    .execute();
}
