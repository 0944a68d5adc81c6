import type { PartnerSettings } from '@husvaer/domain/partners/settings';

import type { Work } from '../../../platform/work.ts';
import { findPartnerBySubDomain, savePartner } from '../store.ts';
import { siteAddress } from '../site-address.ts';

/** Makes an agency, or gives the one at this sub-domain these settings in place of its own. Returns where its site is. */
export async function createOrUpdatePartner(work: Work, settings: PartnerSettings): Promise<URL> {
  const { tx, clock } = work;
  const known = await findPartnerBySubDomain(tx, settings.subDomain);
  const id = known?.id ?? work.newId();
  await savePartner(tx, { ...settings, id }, clock.now());
  return siteAddress(work, id);
}
