import type { ReadWork } from '../../../platform/work.ts';
import { siteAddress } from '../site-address.ts';
import { findPartners } from '../store.ts';

/** An agency that somebody works for, and where its site begins. */
export interface Workplace {
  id: string;
  name: string;
  site: string;
}

/** The agencies that whoever asks is an agent or a janitor of, also where their role is withheld. By name. */
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
