import { findListing } from '../../listings/public.ts';
import { startConversation } from '../../messaging/public.ts';
import type { Work } from '../../../platform/work.ts';
import { loadFormForUpdate } from '../answered-form.ts';

/** The conversation with a form's sender, begun now if there is none. Returns its id. */
export async function talkAboutInterest(work: Work, id: string): Promise<string> {
  const { listingId, accountId, answerer } = await loadFormForUpdate(work, id);
  const listing = await findListing(work.tx, listingId);
  return startConversation(work, { listing: listing!, by: accountId, to: answerer.id });
}
