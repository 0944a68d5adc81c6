import { accountErrors } from '@husvaer/domain/accounts/errors';
import type { InterestSort, InterestState, ShownState } from '@husvaer/domain/interest/states';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { findListing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { countStates, findForms } from '../listing-forms/store.ts';
import { interestPolicy } from '../policy.ts';
import { type ShownForm, type Page, showForms } from '../shown-form.ts';

export interface ShownForms {
  forms: ShownForm[];
  /** The number of matching forms, and of all. */
  filtered: number;
  total: number;
  counts: Partial<Record<InterestState, number>>;
}

/** A home's forms, for its landlord's side. Throws `listings.not_found` for others. */
export async function getInterestForms(
  work: ReadWork,
  query: { listingId: string; state: ShownState | undefined; sort: InterestSort } & Page,
): Promise<ShownForms> {
  const { tx, viewer } = work;
  const { listingId, state } = query;
  if (viewer.kind === 'guest') throw accountErrors.login_required();
  const listing = await findListing(tx, listingId);
  if (!listing || !interestPolicy.answer(viewer, listing))
    throw listingErrors.not_found({ listingId });
  const { withdrawn: _, ...counts } = await countStates(tx, listingId);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const forms = await showForms(work, await findForms(tx, { listingId, state }, query));
  return { forms, filtered: state ? (counts[state] ?? 0) : total, total, counts };
}
