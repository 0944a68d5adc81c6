import { moment, type MaybeMoment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx, type Tx } from '../../../platform/db/tx.ts';

interface NoticeTables {
  interest: { id: string; listing_id: string; state: string; told_at: MaybeMoment };
  interest_notice: { listing_id: string; told_at: Moment };
}

const sql = owns<NoticeTables>();

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
    .insertInto('interest_notice')
    .values({ listing_id: listingId, told_at: at.toString() })
    .onConflict((conflict) =>
      conflict
        .column('listing_id')
        .doUpdateSet({ told_at: at.toString() })
        .where('interest_notice.told_at', '<=', moment(before)),
    )
    .returning('listing_id')
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
    .set({ told_at: at.toString() })
    .where('listing_id', '=', listingId)
    .where('state', '=', 'sent')
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Homes with new forms whose landlord was last notified before then. */
export async function findUnnotified(tx: ReadTx, before: Temporal.Instant): Promise<string[]> {
  const rows = await sql(tx)
    .selectFrom('interest')
    .innerJoin('interest_notice as notice', 'notice.listing_id', 'interest.listing_id')
    .select('interest.listing_id')
    .distinct()
    .where('interest.told_at', 'is', null)
    .where('interest.state', '=', 'sent')
    .where('notice.told_at', '<=', moment(before))
    .execute();
  return rows.map(({ listing_id: id }) => id);
}
