import type { PartnerSettings } from '@husvaer/domain/partners/settings';

import type { Work } from '../../../platform/work.ts';
import { findPartnerBySubDomain, savePartner } from '../store.ts';
import { siteAddress } from '../site-address.ts';

/** Creates an agency, or replaces the settings of the one at this subdomain. Returns the URL of its site. */
export async function createOrUpdatePartner(work: Work, settings: PartnerSettings): Promise<URL> {
  const { tx, clock } = work;
  const known = await findPartnerBySubDomain(tx, settings.subDomain);
  const id = known?.id ?? work.newId();
  await savePartner(tx, { ...settings, id }, clock.now());
  return siteAddress(work, id);
}
