import type { LeaseRent } from '../leases/public.ts';
import type { Sites } from './sites.ts';

/** A lease with something that waits for the user. */
export interface LeaseLink {
  leaseId: string;
  href: string;
  home: string;
}

export const leaseLinkOf = (
  { leaseId, property }: Pick<LeaseRent, 'leaseId' | 'property'>,
  sites: Sites,
): LeaseLink => ({
  leaseId,
  href: sites.leaseHref(property.partnerId, leaseId),
  home: property.name,
});
