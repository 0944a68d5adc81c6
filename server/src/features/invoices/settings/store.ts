import { sql as raw, type ColumnType } from 'kysely';

import {
  USUAL_INVOICING,
  USUAL_LAYOUT,
  type InvoicingSettings,
  type LeaseKidLayout,
} from '@husvaer/domain/invoices/settings';

import type { Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';
import { CLAIMS } from '../kinds.ts';
import { findInvoices, type Invoice, type InvoiceTables } from '../store.ts';

interface SettingsTables extends Pick<InvoiceTables, 'invoice'> {
  invoicing_settings: {
    book_id: string;
    lead_days: number;
    remainder_limit: bigint;
    alone_limit: bigint;
  };
  kid_layout: {
    book_id: string;
    length: number;
    parts: ColumnType<LeaseKidLayout['parts'], string, never>;
    since: Moment;
  };
}

const sql = owns<SettingsTables>();

/** The invoicing settings of a book. */
export interface Invoicing extends InvoicingSettings {
  layout: LeaseKidLayout;
}

export async function findInvoicing(tx: ReadTx, bookId: string): Promise<Invoicing> {
  const settings = await sql(tx)
    .selectFrom('invoicing_settings')
    .select([
      'lead_days as leadDays',
      'remainder_limit as remainderLimit',
      'alone_limit as aloneLimit',
    ])
    .where('book_id', '=', bookId)
    .executeTakeFirst();
  const layout = await sql(tx)
    .selectFrom('kid_layout')
    .select(['length', 'parts'])
    .where('book_id', '=', bookId)
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
    .leftJoin('invoicing_settings', 'invoicing_settings.book_id', 'invoice.book_id')
    .select('invoice.id')
    .where('kind', 'in', CLAIMS)
    .where('paid', '>', 0n)
    .where(raw<boolean>`paid + credited + lost + set_off < total + fees`)
    .where(open, '<=', raw<bigint>`coalesce(remainder_limit, ${USUAL_INVOICING.remainderLimit})`)
    .where('due_on', '<', which.today)
    .where('objected_at', 'is', null)
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
    lead_days: leadDays,
    remainder_limit: remainderLimit,
    alone_limit: aloneLimit,
  };
  await sql(tx)
    .insertInto('invoicing_settings')
    .values({ book_id: bookId, ...row })
    .onConflict((conflict) => conflict.column('book_id').doUpdateSet(row))
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
    .insertInto('kid_layout')
    .values({ book_id: bookId, length, parts: JSON.stringify(parts), since: at.toString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning(raw<number>`1`.as('one'))
    .executeTakeFirst();
  return added !== undefined;
}
