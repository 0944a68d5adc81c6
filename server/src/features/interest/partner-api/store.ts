import type { InterestState } from '@husvaer/domain/interest/states';

import { moment } from '../../../platform/db/moment.ts';
import type { Tables } from '../../../platform/db/tables.gen.ts';
import { owns, type ReadTx } from '../../../platform/db/tx.ts';

const sql = owns<Pick<Tables, 'interest' | 'listingSide'>>();

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
    .innerJoin('listingSide', 'listingSide.id', 'listingId')
    .select('interest.id')
    .where('partnerId', '=', partnerId);
  if (after !== null) found = found.where('interest.id', '>', after);
  if (ids) found = found.where('interest.id', 'in', ids);
  if (listingId) found = found.where('listingId', '=', listingId);
  if (state) found = found.where('interest.state', '=', state);
  if (updatedSince) found = found.where('changedAt', '>=', moment(updatedSince));
  const rows = await found.orderBy('interest.id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
