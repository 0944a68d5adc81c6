import { sql as raw } from 'kysely';

import { unnestRows } from '../../../platform/db/unnest-rows.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'invoice' | 'invoiceKid' | 'billing' | 'payment'>>();

/** As many as a person looks through. */
const MOST = 10;

/** An invoice, or a lease, that a payment may be for. */
interface Found {
  paymentId: string;
  leaseId: string;
}

const OPEN = raw<bigint>`(total + fees - paid - credited - lost - set_off)`;
const IS_OPEN = raw<boolean>`paid + credited + lost + set_off < total + fees`;

/** The owners of these payments' KIDs: leases of their books, with the invoice if the KID is its own. */
export async function findOwnersOfKids(
  tx: ReadTx,
  payments: readonly { id: string; bookId: string; kids: readonly string[] }[],
): Promise<(Found & { invoiceId: string | null })[]> {
  const rows = payments.flatMap(({ id, bookId, kids }) => kids.map((kid) => ({ id, bookId, kid })));
  if (rows.length === 0) return [];
  return sql(tx)
    .selectFrom(unnestRows('input', { id: 'uuid', bookId: 'uuid', kid: 'text' }, rows))
    .innerJoin('invoiceKid', 'invoiceKid.kid', 'input.kid')
    .innerJoin('billing', (join) =>
      join
        .onRef('billing.leaseId', '=', 'invoiceKid.leaseId')
        .onRef('billing.bookId', '=', 'input.bookId'),
    )
    .select(['input.id as paymentId', 'invoiceKid.leaseId', 'invoiceId'])
    .execute();
}

/** Leases that lines of bank files paid for. */
export async function findLeasesOfLines(
  tx: ReadTx,
  lineIds: readonly string[],
): Promise<{ lineId: string; leaseId: string }[]> {
  if (lineIds.length === 0) return [];
  const rows = await sql(tx)
    .selectFrom('payment')
    .select(['bankLineId as lineId', 'leaseId'])
    .where('bankLineId', 'in', lineIds)
    .execute();
  return rows.flatMap(({ lineId, leaseId }) => (lineId === null ? [] : { lineId, leaseId }));
}

/**
 * Leases with an open amount and a tenant whose name has all words of a payment's debtor, in any order. One
 * statement with a part per payment, because the index needs constant search terms.
 */
export async function findLeasesByName(
  tx: ReadTx,
  payments: readonly { id: string; bookId: string; words: readonly string[] }[],
): Promise<Found[]> {
  const parts = payments
    .filter(({ words }) => words.length > 0)
    .map(({ id, bookId, words }) => {
      const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
      const holds = patterns.map((pattern) => raw`words ilike ${pattern}`);
      return raw`(
        select ${id}::uuid as payment_id, lease_id from invoice
        where book_id = ${bookId} and ${IS_OPEN} and kid is not null
          and (lease_id, about) in (
            select lease_id, about from invoice_about
            where book_id = ${bookId} and ${raw.join(holds, raw` and `)}
          )
          and exists (
            select from jsonb_array_elements(parties -> 'tenants') tenant
            where tenant ->> 'name' ilike all (${patterns}::text[])
          )
        order by due_on limit ${MOST})`;
    });
  if (parts.length === 0) return [];
  return sql(tx)
    .selectFrom(raw<Found>`(${raw.join(parts, raw` union all `)})`.as('found'))
    .selectAll()
    .execute();
}

/** Invoices whose open amount equals the paid amount, øre. */
export async function findInvoicesOfOpen(
  tx: ReadTx,
  payments: readonly { id: string; bookId: string; amount: bigint }[],
): Promise<(Found & { invoiceId: string })[]> {
  const rows = payments.map(({ id, bookId, amount }) => ({ id, bookId, amount }));
  return sql(tx)
    .selectFrom(unnestRows('input', { id: 'uuid', bookId: 'uuid', amount: 'bigint' }, rows))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('invoice')
          .select(['leaseId', 'id as invoiceId'])
          .whereRef('invoice.bookId', '=', 'input.bookId')
          .where(OPEN, '=', (open) => open.ref('input.amount'))
          .where(IS_OPEN)
          .where('kid', 'is not', null)
          .orderBy('dueOn')
          .limit(MOST)
          .as('found'),
      (join) => join.onTrue(),
    )
    .select(['input.id as paymentId', 'leaseId', 'invoiceId'])
    .execute();
}
