import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import type { InvoiceTables } from '../store.ts';

const sql = owns<InvoiceTables>();

/** The lease, or the invoice, that a KID identifies. */
export interface KidOwner {
  account: string;
  kid: string;
  leaseId: string;
  /** Null when all invoices of the lease share the KID. */
  invoiceId: string | null;
}

/** The owner of a KID, and which party pays with it. */
export type KnownKid = KidOwner &
  ({ isLandlords: false } | { isLandlords: true; invoiceId: string });

/**
 * Adds KIDs with their owners. A lease's own shared KID may exist already; the database refuses a KID of
 * another owner.
 */
export async function addKids(tx: Tx, kids: readonly KidOwner[]): Promise<void> {
  if (kids.length === 0) return;
  const rows = kids.map(({ account, kid, leaseId, invoiceId }) => ({
    account,
    kid,
    lease_id: leaseId,
    invoice_id: invoiceId,
  }));
  const columns = { account: 'text', kid: 'text', lease_id: 'uuid', invoice_id: 'uuid' };
  await raw`insert into invoice_kid (account, kid, lease_id, invoice_id)
    select distinct account, kid, lease_id, invoice_id from ${unnestRows('input', columns, rows)}
    where invoice_id is not null or not exists (
      select from invoice_kid as known
      where known.account = input.account and known.kid = input.kid and known.lease_id = input.lease_id
    )`.execute(sql(tx));
}

/** The owners of these KIDs. Unknown KIDs are left out. */
export async function findKids(
  tx: ReadTx,
  kids: readonly { account: string; kid: string }[],
): Promise<KnownKid[]> {
  if (kids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('invoice_kid')
    .leftJoin('invoice', 'invoice.id', 'invoice_id')
    .innerJoin(
      unnestRows(
        'input',
        { account: 'text', kid: 'text' },
        kids.map(({ account, kid }) => ({ account, kid })),
      ),
      (join) =>
        join
          .onRef('input.account', '=', 'invoice_kid.account')
          .onRef('input.kid', '=', 'invoice_kid.kid'),
    )
    .select([
      'invoice_kid.account as account',
      'invoice_kid.kid as kid',
      'invoice_kid.lease_id as leaseId',
      'invoice_id as invoiceId',
      'is_final_settlement as isLandlords',
    ])
    .distinct()
    .execute();
  return rows.map(({ isLandlords, invoiceId, ...owner }) =>
    isLandlords && invoiceId !== null
      ? { ...owner, invoiceId, isLandlords }
      : { ...owner, invoiceId, isLandlords: false },
  );
}
