import type { LeaseInvoicing } from '../../arrears/public.ts';
import type { OwnLease } from '../../leases/public.ts';
import type { Sites } from '../sites.ts';

/** A payment plan that the other side of a lease proposes to its tenant, or to a landlord without an agency. */
export interface PlanToAnswer {
  leaseId: string;
  href: string;
  home: string;
}

/** The payment plans that wait for an answer of the person who has these leases. */
export const plansToAnswer = (
  leases: readonly OwnLease[],
  invoicings: ReadonlyMap<string, LeaseInvoicing>,
  sites: Sites,
): PlanToAnswer[] =>
  leases.flatMap(({ side, rent: { leaseId, property } }) => {
    const plan = invoicings.get(leaseId)?.plan;
    if (!plan || plan.isAccepted || plan.outcome !== null) return [];
    const answers =
      side === 'tenant'
        ? plan.side === 'letting'
        : plan.side === 'tenant' && property.partnerId === null;
    const href = sites.leaseHref(property.partnerId, leaseId);
    return answers ? [{ leaseId, href, home: property.name }] : [];
  });
