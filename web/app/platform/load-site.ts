import { redirect } from 'react-router';

import { siteOf } from '@husvaer/domain/partners/partner';

import { MAINTENANCE_PATH, type Api } from './api.ts';
import type { Host } from './host.ts';
import { PartnerSite } from './partner-site.graphql.ts';
import type { Site } from './site.ts';

/** Finds the site by the host name. A sub-domain that nobody owns leads to `/404`. */
export async function loadSite(request: Request, host: Host, api: Api): Promise<Site> {
  const { protocol, hostname } = new URL(host.origin);
  const site = {
    origin: host.origin,
    siteOrigin: `${protocol}//${host.host}`,
    tilesUrl: host.tilesUrl,
    propertyManagementUrl: host.propertyManagementUrl,
    today: host.today,
    person: host.person,
    publicToken: host.publicToken,
  };
  const which = siteOf(host.host, hostname);
  const { pathname } = new URL(request.url);
  // Whoever waits for the house to open is not asked for the house.
  if (which.kind === 'public' || pathname === MAINTENANCE_PATH) return { ...site, partner: null };

  const { partnersSubDomain } = await api(PartnerSite, {
    subDomain: which.kind === 'partner' ? which.subDomain : '',
  });
  if (partnersSubDomain.isSubDomainExists) return { ...site, partner: partnersSubDomain };
  if (pathname === '/404' || pathname.startsWith('/locales/'))
    return { ...site, partner: null, isNobodys: true };
  throw redirect('/404');
}
