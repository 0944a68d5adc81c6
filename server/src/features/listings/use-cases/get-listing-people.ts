import { findPeopleOf, type Person } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { listingPolicy, loginOrForbidden } from '../policy.ts';

export interface ListingPeople {
  owners: Person[];
  contacts: Person[];
}

/** The possible owners and contact persons of a partner's homes, for its agents. */
export async function getListingPeople(work: ReadWork, partnerId: string): Promise<ListingPeople> {
  if (!listingPolicy.add(work.viewer, partnerId)) throw loginOrForbidden(work.viewer);
  return {
    owners: await findPeopleOf(work.tx, partnerId, 'partner_landlord'),
    contacts: await findPeopleOf(work.tx, partnerId, 'agent'),
  };
}
