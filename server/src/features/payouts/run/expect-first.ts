import { findBookOfLease } from '../../billing/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { expectPayouts } from './expect-payouts.ts';

/**
 * Expects the first payout of a lease as soon as it is invoiced, so that its pages name its day and account. The
 * job makes up for it in books whose client account was refused.
 */
export async function expectFirst(work: Work, leaseId: string): Promise<void> {
  const { tx, clock } = work;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  const book = rent && (await findBookOfLease(tx, rent));
  if (!book || book.isAccountRefused) return;
  await expectPayouts(work, { book, leaseIds: [leaseId], from: clock.today().toString() });
}
