import type { Stated } from '../../../../platform/db/column.ts';
import { sql as raw, type Selectable } from 'kysely';

import type { StatementLine } from '@husvaer/domain/payouts/statement';

import type { Json, OrFromJson } from '../../../../platform/db/json.ts';
import { unnestRows } from '../../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../../platform/db/tx.ts';

export type PayoutLineRow = Stated<
  Tables['payoutLine'],
  { addons: Json<{ name: string; amount: string }[]> }
>;

const sql = owns<Pick<Tables, 'payout'> & { payoutLine: PayoutLineRow }>();

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
      payoutId: line.ofId,
      position,
      type: line.type,
      amount: line.amount,
      vat: line.vat,
      invoiceId: line.invoiceId,
      landlordInvoiceId: line.landlordInvoiceId,
      aboutId: line.payoutId,
      addons: line.addons.map(({ name, amount }) => ({ name, amount: String(amount) })),
    };
  });
  const columns = {
    id: 'uuid',
    payoutId: 'uuid',
    position: 'smallint',
    type: 'text',
    amount: 'bigint',
    vat: 'bigint',
    invoiceId: 'uuid',
    landlordInvoiceId: 'uuid',
    aboutId: 'uuid',
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
      ? (['payout.leaseId', of.leaseIds] as const)
      : (['payout.id', of.payoutIds] as const);
  if (ids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payoutLine')
    .innerJoin('payout', 'payout.id', 'payoutId')
    .selectAll('payoutLine')
    .select('leaseId')
    .where(column, 'in', ids)
    .orderBy('payoutId')
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...asLine(row), leaseId: row.leaseId }));
}

/** A line from its row, or from the row's JSON. */
export const asLine = (row: OrFromJson<Selectable<PayoutLineRow>>): PayoutLine => ({
  id: row.id,
  ofId: row.payoutId,
  type: row.type,
  amount: BigInt(row.amount),
  vat: BigInt(row.vat),
  invoiceId: row.invoiceId,
  landlordInvoiceId: row.landlordInvoiceId,
  payoutId: row.aboutId,
  addons: row.addons.map(({ name, amount }) => ({ name, amount: BigInt(amount) })),
});
