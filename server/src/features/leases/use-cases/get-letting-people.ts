import { findPeople, type Person } from '../../accounts/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { requireAgent } from '../../properties/public.ts';
import { findLettingPeople } from '../list/store.ts';

/** The agents and landlords of a partner's leases, by name; for its agents. */
export async function getLettingPeople(
  work: ReadWork,
  partnerId: string,
): Promise<{ agents: Person[]; landlords: Person[] }> {
  requireAgent(work, partnerId);
  const { agentIds, landlordIds } = await findLettingPeople(work.tx, { partnerId });
  const people = await findPeople(work.tx, [...new Set([...agentIds, ...landlordIds])]);
  const among = (ids: readonly string[]) =>
    people
      .filter(({ id }) => ids.includes(id))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'nb'));
  return { agents: among(agentIds), landlords: among(landlordIds) };
}
