import type { InterestState } from '@husvaer/domain/interest/states';

import { moment, type Moment } from '../../../platform/db/moment.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

interface PartnerTables {
  interest: { id: string; listing_id: string; state: InterestState; changed_at: Moment };
  /** A view of the feature of listings. */
  listing_side: { id: string; partner_id: string | null };
}

const sql = owns<PartnerTables>();

/** The forms about an agency's homes after one of them, in order of creation, which never changes. */
export async function findPartnerForms(
  tx: ReadTx,
  request: {
    partnerId: string;
    ids?: readonly string[];
    listingId?: string | undefined;
    state?: InterestState | undefined;
    updatedSince?: Temporal.Instant | undefined;
  },
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { partnerId, ids, listingId, state, updatedSince } = request;
  let found = sql(tx)
    .selectFrom('interest')
    .innerJoin('listing_side', 'listing_side.id', 'listing_id')
    .select('interest.id')
    .where('partner_id', '=', partnerId);
  if (after !== null) found = found.where('interest.id', '>', after);
  if (ids) found = found.where('interest.id', 'in', ids);
  if (listingId) found = found.where('listing_id', '=', listingId);
  if (state) found = found.where('interest.state', '=', state);
  if (updatedSince) found = found.where('changed_at', '>=', moment(updatedSince));
  const rows = await found.orderBy('interest.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
