import type { LeaseInvoicing } from '../../arrears/public.ts';
import type { OwnLease } from '../../leases/public.ts';
import { leaseLinkOf, type LeaseLink } from '../lease-link.ts';
import type { Sites } from '../sites.ts';

/**
 * The leases whose payment plans wait for an answer of the person who has them: plans that the other side
 * proposes to a tenant, or to a landlord without an agency.
 */
export const plansToAnswer = (
  leases: readonly OwnLease[],
  invoicings: ReadonlyMap<string, LeaseInvoicing>,
  sites: Sites,
): LeaseLink[] =>
  leases.flatMap(({ side, rent }) => {
    const plan = invoicings.get(rent.leaseId)?.plan;
    if (!plan || plan.isAccepted || plan.outcome !== null) return [];
    const answers =
      side === 'tenant'
        ? plan.side === 'letting'
        : plan.side === 'tenant' && rent.property.partnerId === null;
    return answers ? [leaseLinkOf(rent, sites)] : [];
  });
