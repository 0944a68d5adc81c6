import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'invoice' | 'invoiceKid' | 'clientAccount'>>();

/** The lease, or the invoice, that a KID identifies. */
interface KidOwner {
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
  const columns = { account: 'text', kid: 'text', leaseId: 'uuid', invoiceId: 'uuid' };
  await raw`insert into invoice_kid (account, kid, lease_id, invoice_id)
    select distinct account, kid, lease_id, invoice_id from ${unnestRows('input', columns, kids)}
    where invoice_id is not null or not exists (
      select from invoice_kid as known
      where known.account = input.account and known.kid = input.kid and known.lease_id = input.lease_id
    )`.execute(sql(tx));
}

/** Removes the KIDs of an account that was refused to its book. */
export async function removeKids(tx: Tx, account: string): Promise<void> {
  await sql(tx).deleteFrom('invoiceKid').where('account', '=', account).execute();
}

/**
 * The owners of these KIDs. A KID is known on every client account of its book: a tenant may pay to the former
 * one, or by an invoice of it to the new one. Unknown KIDs are left out, and those that two leases have.
 */
export async function findKids(
  tx: ReadTx,
  kids: readonly { account: string; kid: string }[],
): Promise<KnownKid[]> {
  if (kids.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('invoiceKid')
    .leftJoin('invoice', 'invoice.id', 'invoiceId')
    .leftJoin('clientAccount as ofKid', 'ofKid.account', 'invoiceKid.account')
    .innerJoin(unnestRows('input', { account: 'text', kid: 'text' }, kids), (join) =>
      join.onRef('input.kid', '=', 'invoiceKid.kid'),
    )
    .leftJoin('clientAccount as paidTo', 'paidTo.account', 'input.account')
    .select([
      'input.account',
      'invoiceKid.kid',
      'invoiceKid.leaseId',
      'invoiceId',
      'isFinalSettlement as isLandlords',
      raw<boolean>`invoice_kid.account = input.account`.as('isExact'),
    ])
    .distinct()
    .where((row) =>
      row.or([
        row('invoiceKid.account', '=', row.ref('input.account')),
        row('ofKid.bookId', '=', row.ref('paidTo.bookId')),
      ]),
    )
    .execute();
  const byKid = Map.groupBy(rows, ({ account, kid }) => `${account} ${kid}`);
  return [...byKid.values()].flatMap((found) => {
    const exact = found.filter(({ isExact }) => isExact);
    const owners = exact.length > 0 ? exact : found;
    const isOne = new Set(owners.map(({ leaseId }) => leaseId)).size === 1;
    return exact.length > 0 || isOne ? owners.map(asOwner) : [];
  });
}

interface Found extends KidOwner {
  isLandlords: boolean | null;
}

const asOwner = ({ account, kid, leaseId, invoiceId, isLandlords }: Found): KnownKid =>
  isLandlords && invoiceId !== null
    ? { account, kid, leaseId, invoiceId, isLandlords }
    : { account, kid, leaseId, invoiceId, isLandlords: false };
