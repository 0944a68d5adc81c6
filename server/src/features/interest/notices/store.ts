import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'interest' | 'interestNotice'>>();

/**
 * Records that a home's landlord is notified now. Returns false when they were notified after `before`
 * already.
 */
export async function claimNotice(
  tx: Tx,
  listingId: string,
  { at, before }: { at: Temporal.Instant; before: Temporal.Instant },
): Promise<boolean> {
  const taken = await sql(tx)
    .insertInto('interestNotice')
    .values({ listingId, toldAt: at.toString() })
    .onConflict((conflict) =>
      conflict
        .column('listingId')
        .doUpdateSet({ toldAt: at.toString() })
        .where('interestNotice.toldAt', '<=', moment(before)),
    )
    .returning('listingId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Marks a home's new forms as notified. Returns their number. */
export async function claimUnnotifiedForms(
  tx: Tx,
  listingId: string,
  at: Temporal.Instant,
): Promise<number> {
  const { numUpdatedRows } = await sql(tx)
    .updateTable('interest')
    .set({ toldAt: at.toString() })
    .where('listingId', '=', listingId)
    .where('state', '=', 'sent')
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Homes with new forms whose landlord was last notified before then. */
export async function findUnnotified(tx: ReadTx, before: Temporal.Instant): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('interest')
    .innerJoin('interestNotice as notice', 'notice.listingId', 'interest.listingId')
    .select('interest.listingId')
    .distinct()
    .where('interest.toldAt', 'is', null)
    .where('interest.state', '=', 'sent')
    .where('notice.toldAt', '<=', moment(before))
    .execute();
  return rows.map(({ listingId: id }) => id);
}
