import { sql as raw } from 'kysely';

import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface CandidateTables {
  invoice: {
    id: string;
    book_id: string;
    lease_id: string;
    due_on: string;
    kid: string | null;
    total: bigint;
    fees: bigint;
    paid: bigint;
    credited: bigint;
    lost: bigint;
    set_off: bigint;
    parties: { tenants: { name: string }[] };
  };
  invoice_kid: { account: string; kid: string; lease_id: string; invoice_id: string | null };
  billing: { lease_id: string; book_id: string };
  payment: { lease_id: string; bank_line_id: string | null };
}

const sql = owns<CandidateTables>();

/** As many as a person looks through. */
const MOST = 10;

const OPEN = raw<bigint>`total + fees - paid - credited - lost - set_off`;

const openOfBook = (tx: ReadTx, bookId: string) =>
  sql(tx)
    .selectFrom('invoice')
    .where('book_id', '=', bookId)
    .where(raw<boolean>`paid + credited + lost + set_off < total + fees`)
    .where('kid', 'is not', null)
    .orderBy('due_on')
    .limit(MOST);

/** Whose these KIDs are: leases of the book, each with the invoice that has one of its own. */
export async function findOwnersOfKids(
  tx: ReadTx,
  { bookId, kids }: { bookId: string; kids: readonly string[] },
): Promise<{ leaseId: string; invoiceId: string | null }[]> {
  if (kids.length === 0) return [];
  return sql(tx)
    .selectFrom('invoice_kid')
    .innerJoin('billing', 'billing.lease_id', 'invoice_kid.lease_id')
    .select(['invoice_kid.lease_id as leaseId', 'invoice_id as invoiceId'])
    .where('book_id', '=', bookId)
    .where('kid', 'in', kids)
    .limit(MOST)
    .execute();
}

/** Leases that lines of bank files paid for. */
export async function findLeasesOfLines(tx: ReadTx, lineIds: readonly string[]): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payment')
    .select('lease_id')
    .distinct()
    .where('bank_line_id', 'in', lineIds)
    .limit(MOST)
    .execute();
  return rows.map((row) => row.lease_id);
}

/** Leases with something open whose tenants' names hold all of these words, in any order. */
export async function findLeasesByName(
  tx: ReadTx,
  { bookId, words }: { bookId: string; words: readonly string[] },
): Promise<string[]> {
  if (words.length === 0) return [];
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const rows = await openOfBook(tx, bookId)
    .select('lease_id')
    .where(
      raw<boolean>`exists (
        select from jsonb_array_elements(parties -> 'tenants') tenant
        where tenant ->> 'name' ilike all (${patterns}::text[]))`,
    )
    .execute();
  return [...new Set(rows.map((row) => row.lease_id))];
}

/** Invoices of which just so much is open, øre. */
export async function findInvoicesOfOpen(
  tx: ReadTx,
  { bookId, amount }: { bookId: string; amount: bigint },
): Promise<{ leaseId: string; invoiceId: string }[]> {
  return openOfBook(tx, bookId)
    .select(['lease_id as leaseId', 'id as invoiceId'])
    .where(OPEN, '=', amount)
    .execute();
}
