import { findLogin, findPeopleOf, type Login } from '../accounts/public.ts';
import type { Listing } from '../listings/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/** A home's contact person, else its owner; of a partner's, its contact person, else all agents. */
export async function landlordsOf({ tx }: ReadWork, listing: Listing): Promise<Login[]> {
  const { contact_id: contactId, owner_id: ownerId, partner_id: partnerId } = listing;
  const agents = partnerId === null ? [] : await findPeopleOf(tx, partnerId, 'agent');
  const asked = agents.map(({ id }) => id);
  const one = partnerId === null ? (contactId ?? ownerId) : contactId;
  // A partner's contact person may be an agent no more.
  const ids = one !== null && (partnerId === null || asked.includes(one)) ? [one] : asked;
  const found = await Promise.all(ids.map((id) => findLogin(tx, { id })));
  return found.filter((login) => login !== undefined);
}
