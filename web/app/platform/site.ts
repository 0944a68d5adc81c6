import { createContext, useRouteLoaderData } from 'react-router';

import type { PartnerSiteQuery } from './partner-site.graphql.ts';

/** The site a visitor is on: the public one or a partner's. */
export interface Site {
  partner: PartnerSiteQuery['partnersSubDomain'] | null;
  /** On a sub-domain that nobody owns: there is no page here but the one that says so. */
  isNobodys?: true;
  /** The public site's address. */
  origin: string;
  /** This site's own address. */
  siteOrigin: string;
  tilesUrl: string | null;
  /** Today in Norway when the page came, ISO. */
  today: string;
}

export const siteContext = createContext<Site>();

/** The site, inside a page. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root');
  return data?.site ?? { partner: null, origin: '', siteOrigin: '', tilesUrl: null, today: '' };
}
