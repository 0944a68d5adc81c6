import { sql as raw } from 'kysely';

import { owns, type Tx } from '../../../platform/db/tx.ts';

interface LandlordInvoiceTables {
  invoice: {
    id: string;
    total: bigint;
    credited: bigint;
    credited_on: string | null;
    set_off: bigint;
    settled_on: string | null;
  };
}

const sql = owns<LandlordInvoiceTables>();

/** Records that payouts deducted or paid out the rest of each of these invoices. */
export async function recordSetOff(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await sql(tx)
    .updateTable('invoice')
    .set({ set_off: raw`total - credited` })
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
      credited_on: on,
      set_off: raw`least(set_off, total - ${credited}::bigint)`,
    })
    .where('id', '=', id)
    .execute();
}
