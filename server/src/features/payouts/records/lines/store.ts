import { sql as raw, type Selectable } from 'kysely';

import type { StatementLine } from '@husvaer/domain/payouts/statement';

import type { OrFromJson } from '../../../../platform/db/json.ts';
import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';
import type { PayoutTables } from '../../store.ts';

const sql = owns<PayoutTables>();

/** A stored line of a payout. */
export interface PayoutLine extends StatementLine {
  id: string;
  /** The payout of the line; `payoutId` is an earlier payout that it refers to. */
  ofId: string;
}

export async function addLines(tx: Tx, lines: readonly PayoutLine[]): Promise<void> {
  if (lines.length === 0) return;
  const positions = new Map<string, number>();
  const rows = lines.map((line) => {
    const position = positions.get(line.ofId) ?? 0;
    positions.set(line.ofId, position + 1);
    return {
      id: line.id,
      payout_id: line.ofId,
      position,
      type: line.type,
      amount: line.amount,
      vat: line.vat,
      invoice_id: line.invoiceId,
      landlord_invoice_id: line.landlordInvoiceId,
      about_id: line.payoutId,
      addons: line.addons.map(({ name, amount }) => ({ name, amount: String(amount) })),
    };
  });
  const columns = {
    id: 'uuid',
    payout_id: 'uuid',
    position: 'smallint',
    type: 'text',
    amount: 'bigint',
    vat: 'bigint',
    invoice_id: 'uuid',
    landlord_invoice_id: 'uuid',
    about_id: 'uuid',
    addons: 'jsonb',
  };
  const names = raw.join(Object.keys(columns).map((name) => raw.id(name)));
  await raw`insert into payout_line (${names}) select ${names}
    from ${unnestRows('input', columns, rows)}`.execute(sql(tx));
}

/** The lines of all payouts of these leases, or of these payouts. */
export async function findLinesOf(
  tx: ReadTx,
  of: { leaseIds: readonly string[] } | { payoutIds: readonly string[] },
): Promise<(PayoutLine & { leaseId: string })[]> {
  const [column, ids] =
    'leaseIds' in of
      ? (['payout.lease_id', of.leaseIds] as const)
      : (['payout.id', of.payoutIds] as const);
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payout_line')
    .innerJoin('payout', 'payout.id', 'payout_id')
    .selectAll('payout_line')
    .select('lease_id')
    .where(column, 'in', ids)
    .orderBy('payout_id')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...asLine(row), leaseId: row.lease_id }));
}

/** A line from its row, or from the row's JSON. */
export const asLine = (row: OrFromJson<Selectable<PayoutTables['payout_line']>>): PayoutLine => ({
  id: row.id,
  ofId: row.payout_id,
  type: row.type,
  amount: BigInt(row.amount),
  vat: BigInt(row.vat),
  invoiceId: row.invoice_id,
  landlordInvoiceId: row.landlord_invoice_id,
  payoutId: row.about_id,
  addons: row.addons.map(({ name, amount }) => ({ name, amount: BigInt(amount) })),
});
