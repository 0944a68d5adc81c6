import type { GraphqlContext } from '../../platform/graphql/builder.ts';
import { getDepositOf } from '../deposits/public.ts';
import { findInvoicing } from '../arrears/public.ts';
import { leaseRentOf, type LeaseView } from '../leases/public.ts';
import { findExpected } from '../payouts/public.ts';

/** Reads something of a lease once for all that one call asks of it. */
export function memoizePerRequest<Read>(
  read: (lease: LeaseView, context: GraphqlContext) => Promise<Read>,
) {
  const known = new WeakMap<LeaseView, Promise<Read>>();
  return (lease: LeaseView, context: GraphqlContext): Promise<Read> => {
    const found = known.get(lease) ?? read(lease, context);
    known.set(lease, found);
    return found;
  };
}

/** What is invoiced and paid of a lease. */
export const invoicing = memoizePerRequest(({ id }, { runner, viewer }) =>
  runner.read(viewer, ({ tx }) => findInvoicing(tx, id), undefined),
);
/** Its deposit, as the viewer sees it; null while there is none. */
export const deposit = memoizePerRequest(async (lease, context) => {
  const { invoices } = await invoicing(lease, context);
  return context.runner.read(context.viewer, getDepositOf, { lease, invoices });
});
/** What its landlord is paid; null for tenants, to whom payouts are nothing. */
export const payout = memoizePerRequest(async (lease, context) => {
  if (lease.side === 'tenant' || lease.paper !== 'signed') return null;
  const known = { rent: leaseRentOf(lease), invoicing: await invoicing(lease, context) };
  return context.runner.read(context.viewer, findExpected, known);
});
