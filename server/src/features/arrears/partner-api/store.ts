import { sql as raw } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface PartnerTables {
  invoice: { id: string; book_id: string; lease_id: string };
  payment: { id: string; book_id: string; lease_id: string };
}

const sql = owns<PartnerTables>();

/** A page in order of creation, which never changes: after one id. */
interface PageAfter {
  after: string | null;
  limit: number;
}

const FIRST = '00000000-0000-0000-0000-000000000000';
const OPEN = raw<boolean>`(kind not in ('credit_note', 'landlord_credit_note')
  and paid + credited + lost + set_off < total + fees)`;

/** A page of a book's invoices, or of a lease's. */
export async function findInvoiceIds(
  tx: ReadTx,
  { bookId, leaseId, isOpen }: { bookId: string; leaseId?: string; isOpen?: boolean },
  { after, limit }: PageAfter,
): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('invoice')
    .select('id')
    .where('book_id', '=', bookId)
    .where('id', '>', after ?? FIRST)
    .$if(leaseId !== undefined, (all) => all.where('lease_id', '=', leaseId!))
    .$if(isOpen !== undefined, (all) => all.where(OPEN, '=', isOpen!))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** A page of a book's payments, or of a lease's, with the lease of each. */
export async function findPaymentIds(
  tx: ReadTx,
  { bookId, leaseId }: { bookId: string; leaseId?: string },
  { after, limit }: PageAfter,
): Promise<{ id: string; leaseId: string }[]> {
  return sql(tx)
    .selectFrom('payment')
    .select(['id', 'lease_id as leaseId'])
    .where('book_id', '=', bookId)
    .where('id', '>', after ?? FIRST)
    .$if(leaseId !== undefined, (all) => all.where('lease_id', '=', leaseId!))
    .orderBy('id')
    .limit(limit)
    .execute();
}
