import { listingErrors } from '@husvaer/domain/listings/errors';
import type { ListingReport } from '@husvaer/domain/listings/report';

import type { Work } from '../../../platform/work.ts';
import { listingPolicy } from '../policy.ts';
import { addReport, findListing } from '../store.ts';

/** Saves a user's report about a listing, for staff to handle. */
export async function reportListing(work: Work, input: ListingReport): Promise<{ id: string }> {
  const { listingId, reason, text } = input;
  const listing = await findListing(work.tx, listingId);
  if (!listing || !listingPolicy.knowOf(work.viewer, listing))
    throw listingErrors.not_found({ listingId });
  if (!listingPolicy.report(work.viewer, listing)) throw listingErrors.withdrawn({ listingId });

  const id = work.newId();
  const reporterId = work.viewer.kind === 'account' ? work.viewer.id : null;
  await addReport(work.tx, { id, listingId, reason, text, reporterId, at: work.clock.now() });
  await work.emit({ name: 'listings.reported', payload: { reportId: id, listingId, reason } });
  return { id };
}
