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
  baseMap: BaseMap | null;
  /** The separate system of who lets many homes, where there is one. */
  propertyManagementUrl: string | null;
  /** What people know the provider of identities by that they may log in with: BankID. Null where there is none. */
  identityName: string | null;
  /** Today in Norway when the page came, ISO. */
  today: string;
  /** Whoever the page was rendered for, if they are logged in. */
  person: Person | null;
  /** What a visitor's calls carry. */
  publicToken: string | null;
  /** Whether the house is worked on: there is no page but the one where one waits. */
  isMaintained: boolean;
}

/** What is drawn over the bundled map: pictures, vector tiles in one file, or somebody's own style. */
export interface BaseMap {
  kind: 'tiles' | 'vector' | 'style';
  url: string;
}

/** Whoever is logged in, as the access token tells it. */
export interface Person {
  id: string;
  name: string;
  roles: readonly string[];
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

/** The site, inside a page. */
export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root');
  return data?.site ?? NOWHERE;
}
