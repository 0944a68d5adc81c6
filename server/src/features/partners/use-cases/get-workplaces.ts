import type { ReadWork } from '../../../platform/work.ts';
import { siteAddress } from '../site-address.ts';
import { findPartners } from '../store.ts';

/** An agency that a user works for, and the base URL of its site. */
export interface Workplace {
  id: string;
  name: string;
  site: string;
}

/** The agencies where the viewer is an agent or a janitor, including withheld roles. By name. */
export async function getWorkplaces(work: ReadWork): Promise<Workplace[]> {
  const { viewer, tx } = work;
  if (viewer.kind !== 'account') return [];
  const ids = [...viewer.grants, ...(viewer.withheld?.grants ?? [])]
    .filter(({ role }) => role === 'agent' || role === 'janitor')
    .flatMap(({ partnerId }) => partnerId ?? []);
  const partners = await findPartners(tx, [...new Set(ids)]);
  const workplaces = partners.map(async ({ id, name }) => {
    const { origin: site } = await siteAddress(work, id);
    return { id, name, site };
  });
  return (await Promise.all(workplaces)).sort((one, other) => one.name.localeCompare(other.name));
}
