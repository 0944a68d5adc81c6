import type { FastifyRequest } from 'fastify';

import { siteOf } from '@husvaer/domain/partners/partner';

/** Where our sites begin, without a slash behind: `https://nordbolig.husvaer.no`. What a request says of its host is not repeated. */
export interface Sites {
  /** For links that others follow: the public site's own address, or that of the partner whose site it came to. */
  addressOf(request: FastifyRequest): Promise<string>;
  /** For the browser that asks, whose cookies stay with the name it asked by: `www.husvaer.no` as well. */
  hereFor(request: FastifyRequest): Promise<string>;
}

/** `isPartners` says whether a partner has a sub-domain. */
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
