import { sql as raw } from 'kysely';

import {
  USUAL_INVOICING,
  USUAL_LAYOUT,
  type InvoicingSettings,
  type LeaseKidLayout,
} from '@husvaer/domain/invoices/settings';

import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { CLAIMS } from '../kinds.ts';
import { findInvoices, type Invoice } from '../store.ts';

const sql = owns<Pick<Tables, 'invoicingSettings' | 'kidLayout' | 'invoice'>>();

/** The invoicing settings of a book. */
export interface Invoicing extends InvoicingSettings {
  layout: LeaseKidLayout;
}

export async function findInvoicing(tx: ReadTx, bookId: string): Promise<Invoicing> {
  const settings = await sql(tx)
    .selectFrom('invoicingSettings')
    .select(['leadDays', 'remainderLimit', 'aloneLimit'])
    .where('bookId', '=', bookId)
    .executeTakeFirst();
  const layout = await sql(tx)
    .selectFrom('kidLayout')
    .select(['length', 'parts'])
    .where('bookId', '=', bookId)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...(settings ?? USUAL_INVOICING), layout: layout ?? USUAL_LAYOUT };
}

/**
 * The claims that are past their due day, of which something was paid, and whose open rest the settings of their
 * book let go: the next ones by id, or one that is named. Claims with an objection are left to a person.
 */
export async function findRemainders(
  tx: ReadTx,
  which: { today: string } & ({ after: string | null; limit: number } | { invoiceId: string }),
): Promise<Invoice[]> {
  const open = raw<bigint>`invoice.total + fees - credited - lost - paid - set_off`;
  const rows = await sql(tx)
    .selectFrom('invoice')
    .leftJoin('invoicingSettings', 'invoicingSettings.bookId', 'invoice.bookId')
    .select('invoice.id')
    .where('kind', 'in', CLAIMS)
    .where('paid', '>', 0n)
    .where(raw<boolean>`paid + credited + lost + set_off < total + fees`)
    .where(open, '<=', raw<bigint>`coalesce(remainder_limit, ${USUAL_INVOICING.remainderLimit})`)
    .where('dueOn', '<', which.today)
    .where('objectedAt', 'is', null)
    .$if('invoiceId' in which, (query) =>
      query.where('invoice.id', '=', 'invoiceId' in which ? which.invoiceId : ''),
    )
    .$if('after' in which && which.after !== null, (query) =>
      query.where('invoice.id', '>', 'after' in which ? which.after! : ''),
    )
    .orderBy('invoice.id')
    .limit('limit' in which ? which.limit : 1)
    .execute();
  return findInvoices(
    tx,
    rows.map(({ id }) => id),
  );
}

export async function saveInvoicing(
  tx: Tx,
  bookId: string,
  { leadDays, remainderLimit, aloneLimit }: InvoicingSettings,
): Promise<void> {
  const row = {
    leadDays,
    remainderLimit,
    aloneLimit,
  };
  await sql(tx)
    .insertInto('invoicingSettings')
    .values({ bookId, ...row })
    .onConflict((conflict) => conflict.column('bookId').doUpdateSet(row))
    .execute();
}

/** Adds a KID layout. Returns false when the book has or had another of its length. */
export async function addLayout(
  tx: Tx,
  bookId: string,
  { length, parts }: LeaseKidLayout,
  at: Temporal.Instant,
): Promise<boolean> {
  const added = await sql(tx)
    .insertInto('kidLayout')
    .values({ bookId, length, parts: JSON.stringify(parts), since: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(raw<number>`1`.as('one'))
    .executeTakeFirst();
  return added !== undefined;
}
