import { createContext, useRouteLoaderData } from 'react-router';

import type { PartnerSiteQuery } from './partner-site.graphql.ts';

/** The site a visitor is on: the public one or a partner's. */
export interface Site {
  partner: PartnerSiteQuery['partnersSubDomain'] | null;
  /** The sub-domain belongs to no partner: every page shows an error. */
  isNobodys?: true;
  /** The public site's address. */
  origin: string;
  /** This site's own address. */
  siteOrigin: string;
  baseMap: BaseMap | null;
  /** The URL of the separate system for landlords with many homes, if there is one. */
  propertyManagementUrl: string | null;
  /** The name of the identity provider that users can log in with: BankID. Null if there is none. */
  identityName: string | null;
  /** Today's date in Norway when the page was rendered, ISO. */
  today: string;
  /** The user the page was rendered for, if logged in. */
  person: Person | null;
  /** The token of a visitor's calls. */
  publicToken: string | null;
  /** Whether it is maintenance: only the maintenance page is shown. */
  isMaintained: boolean;
}

/** What is drawn over the bundled map: raster tiles, vector tiles in one file, or a style by URL. */
export interface BaseMap {
  kind: 'tiles' | 'vector' | 'style';
  url: string;
}

/** The logged-in user, from the access token. */
export interface Person {
  id: string;
  name: string;
  /** All roles, whichever agency they are bound to. */
  roles: readonly string[];
  /** The roles that count on this site: bound to its partner, or on the public site to none. */
  siteRoles: readonly string[];
}

export const siteContext = createContext<Site>();

const NOWHERE: Site = {
  partner: null,
  origin: '',
  siteOrigin: '',
  baseMap: null,
  propertyManagementUrl: null,
  identityName: null,
  today: '',
  person: null,
  publicToken: null,
  isMaintained: false,
};

export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root');
  return data?.site ?? NOWHERE;
}
