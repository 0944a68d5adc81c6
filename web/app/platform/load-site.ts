import { redirect } from 'react-router';

import { siteOf } from '@husvaer/domain/partners/partner';

import type { Api } from './api.ts';
import type { Host } from './host.ts';
import { MAINTENANCE_PATH, maintenanceFrom } from './maintenance.ts';
import { PartnerSite } from './partner-site.graphql.ts';
import type { Site } from './site.ts';

/**
 * Finds the site by the host name. An unknown sub-domain redirects to `/404`, and every page to
 * `/maintenance` during maintenance.
 */
export async function loadSite(request: Request, host: Host, api: Api): Promise<Site> {
  const { protocol, hostname, host: mainHost } = new URL(host.origin);
  const site = {
    origin: host.origin,
    siteOrigin: host.origin,
    baseMap: host.baseMap,
    propertyManagementUrl: host.propertyManagementUrl,
    identityName: host.identityName,
    today: host.today,
    person: host.person,
    publicToken: host.publicToken,
    isMaintained: host.isMaintained,
  };
  const which = siteOf(host.host, hostname);
  const { pathname, search } = new URL(request.url);
  // The maintenance page and the texts need no site, so none is looked up.
  const isOfNoSite = pathname === MAINTENANCE_PATH || pathname.startsWith('/locales/');
  if (host.isMaintained && !isOfNoSite) throw redirect(maintenanceFrom(pathname + search));
  if (which.kind === 'public' || isOfNoSite) return { ...site, partner: null };

  const { partnersSubDomain } = await api(PartnerSite, {
    subDomain: which.kind === 'partner' ? which.subDomain : '',
  });
  if (which.kind === 'partner' && partnersSubDomain.isSubDomainExists) {
    const siteOrigin = `${protocol}//${which.subDomain}.${mainHost}`;
    return { ...site, siteOrigin, partner: partnersSubDomain };
  }
  if (pathname === '/404') return { ...site, partner: null, isNobodys: true };
  throw redirect('/404');
}
