import type { Evening } from '../evening.ts';
import { nameOf } from '../world.ts';

/** Rules about the events that webhooks send to an agency's own system. */
export function checkEvents({ world, leases }: Evening): void {
  for (const { tenancy, payouts, apiInvoices } of leases) {
    const { subDomain } = tenancy.home.agency;
    /** The latest event of these types is the first type if, and only if, the API says so. */
    const check = (what: string, id: string, [type, ...others]: string[], isStated: boolean) => {
      const latest = latestOf(world.systems.eventsAbout(subDomain, id), [type!, ...others]);
      if (latest.includes(type!) !== isStated)
        world.report(
          ...(['events_agree_with_the_api', nameOf(tenancy)] as const),
          `${what}: the API says ${isStated ? '' : 'not '}${type}, the latest event is ${latest.join() || 'none'}`,
        );
    };
    check('the lease', tenancy.id, ['lease.completed'], tenancy.signedOn !== null);
    for (const { _id, number, settledOn } of apiInvoices)
      check(
        `invoice ${number}`,
        _id,
        ['invoice.settled', 'invoice.unsettled', 'invoice.issued'],
        settledOn !== null,
      );
    for (const { _id, paymentStatus, payoutDate } of payouts?.getFullPayoutHistory?.data ?? [])
      check(
        `the payout of ${payoutDate}`,
        _id,
        ['payout.paid', 'payout.returned'],
        paymentStatus === 'paid',
      );
  }
}

/** The types of the latest events among these types. Events of one moment arrive in any order. */
function latestOf(
  events: readonly { type: string; at: string }[],
  types: readonly string[],
): string[] {
  const named = events.filter(({ type }) => types.includes(type));
  const at = named
    .map((one) => one.at)
    .toSorted()
    .at(-1);
  return named.filter((one) => one.at === at).map(({ type }) => type);
}
