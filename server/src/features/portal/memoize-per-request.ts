import type { GraphqlContext } from '../../platform/graphql/builder.ts';
import { getDepositOf } from '../deposits/public.ts';
import { findInvoicing, findOverviews, type NamedOverview } from '../arrears/public.ts';
import { leaseRentOf, type LeaseView } from '../leases/public.ts';
import { findExpected } from '../payouts/public.ts';

/** Reads data of a lease once for each request. */
function memoizePerRequest<Read>(
  read: (lease: LeaseView, context: GraphqlContext) => Promise<Read>,
) {
  const known = new WeakMap<LeaseView, Promise<Read>>();
  return (lease: LeaseView, context: GraphqlContext): Promise<Read> => {
    const found = known.get(lease) ?? read(lease, context);
    known.set(lease, found);
    return found;
  };
}

/** Invoices and payments of a lease. */
export const invoicing = memoizePerRequest(({ id }, { runner, viewer }) =>
  runner.read(viewer, ({ tx }) => findInvoicing(tx, id), undefined),
);
/** The late rent of a lease; null while nothing is overdue. What follows is for the letting side only. */
export const arrears = memoizePerRequest(async (lease, context) => {
  const { id, side, facts } = lease;
  if (facts.rent.overdue === 0n) return null;
  const known = new Map([[id, await invoicing(lease, context)]]);
  const found = await context.runner.read(
    context.viewer,
    (work) => findOverviews(work, [id], known),
    undefined,
  );
  const overview = found.get(id) ?? null;
  return side === 'tenant' && overview ? withoutNext(overview) : overview;
});

/** A tenant is not told that a petition is made before it is sent. */
const withoutNext = (overview: NamedOverview): NamedOverview => ({
  ...overview,
  next: null,
  waitsFor: null,
  claims: overview.claims.map((claim) => ({ ...claim, next: null })),
});

/** The deposit of a lease, as the viewer sees it; null while there is none. */
export const deposit = memoizePerRequest(async (lease, context) => {
  const { invoices } = await invoicing(lease, context);
  return context.runner.read(context.viewer, getDepositOf, { lease, invoices });
});
/** The payouts to the landlord of a lease; null for tenants, who can't see payouts. */
export const payout = memoizePerRequest(async (lease, context) => {
  if (lease.side === 'tenant' || lease.paper !== 'signed') return null;
  const known = { rent: leaseRentOf(lease), invoicing: await invoicing(lease, context) };
  return context.runner.read(context.viewer, findExpected, known);
});
