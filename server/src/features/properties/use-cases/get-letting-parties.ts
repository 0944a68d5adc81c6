import { accountErrors } from '@husvaer/domain/accounts/errors';
import { listingErrors } from '@husvaer/domain/listings/errors';

import { findPeopleOf, findPerson, type Person } from '../../accounts/public.ts';
import { findListing } from '../../listings/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { leasePolicy } from '../policy.ts';

/**
 * Possible landlords of a home, its owner first: the agency's landlords, or only the owner without an agency.
 * Throws `listings.not_found` for users who may not let it.
 */
export async function getLettingParties(
  { tx, viewer }: ReadWork,
  listingId: string,
): Promise<Person[]> {
  if (!leasePolicy.see(viewer)) throw accountErrors.login_required();
  const listing = await findListing(tx, listingId);
  const letting = { partnerId: listing?.partnerId ?? null, landlordId: listing?.ownerId ?? '' };
  if (!listing || !leasePolicy.write(viewer, letting)) throw listingErrors.not_found({ listingId });
  const owner = listing.ownerId === null ? undefined : await findPerson(tx, listing.ownerId);
  const others = listing.partnerId
    ? await findPeopleOf(tx, listing.partnerId, 'partner_landlord')
    : [];
  return [...(owner ? [owner] : []), ...others.filter(({ id }) => id !== owner?.id)];
}
