import { findLogin, findPeopleOf, type Login } from '../accounts/public.ts';
import type { Listing } from '../listings/public.ts';
import type { ReadWork } from '../../platform/work.ts';

/**
 * The people who answer for a home: its contact person, otherwise its owner; for a partner's home, its
 * contact person, otherwise all agents.
 */
export async function landlordsOf({ tx }: ReadWork, listing: Listing): Promise<Login[]> {
  const { contactId, ownerId, partnerId } = listing;
  const agents = partnerId === null ? [] : await findPeopleOf(tx, partnerId, 'agent');
  const request = agents.map(({ id }) => id);
  const one = partnerId === null ? (contactId ?? ownerId) : contactId;
  // A partner's contact person may no longer be an agent.
  const ids = one !== null && (partnerId === null || request.includes(one)) ? [one] : request;
  const found = await Promise.all(ids.map((id) => findLogin(tx, { id })));
  return found.filter((login) => login !== undefined);
}
