import type { FastifyRequest } from 'fastify';

import { siteOf } from '@husvaer/domain/partners/partner';

/**
 * Base URLs of our sites, without a trailing slash: `https://nordbolig.husvaer.no`. The host header of a
 * request is never copied.
 */
export interface Sites {
  /** For links that others follow: the public site, or the partner's site that the request came to. */
  addressOf(request: FastifyRequest): Promise<string>;
  /**
   * For the browser of this request, whose cookies belong to the host it used, which may be `www.husvaer.no`.
   */
  hereFor(request: FastifyRequest): Promise<string>;
}

/** `isPartners` says whether a partner has a subdomain. */
export function createSites({
  origin,
  isPartners,
}: {
  origin: URL;
  isPartners: (subDomain: string) => Promise<boolean>;
}): Sites {
  async function addressOf(request: FastifyRequest): Promise<string> {
    const site = siteOf(request.host, origin.hostname);
    const isRegistered = site.kind === 'partner' && (await isPartners(site.subDomain));
    return isRegistered ? `${origin.protocol}//${site.subDomain}.${origin.host}` : origin.origin;
  }
  return {
    addressOf,
    async hereFor(request) {
      if (siteOf(request.host, origin.hostname).kind !== 'public') return addressOf(request);
      const here = new URL(origin);
      here.hostname = request.hostname;
      return here.origin;
    },
  };
}
