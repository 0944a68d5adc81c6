import type { Book } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { recordPayoutEvents } from '../record-payout-events.ts';
import { addPayouts, findUnplanned } from '../store.ts';
import { findPayoutSettings } from '../settings/store.ts';
import { findPayoutFacts } from './find-facts.ts';
import { nextPayoutOn } from './plan.ts';

/** Expects the next payout of each of these leases, from a day on, unless one is expected already. */
export async function expectPayouts(
  work: Work,
  { book, leaseIds, from }: { book: Book; leaseIds: readonly string[]; from: string },
): Promise<void> {
  const { tx, clock, newId } = work;
  const fresh = await findUnplanned(tx, leaseIds);
  if (fresh.length === 0) return;
  const settings = await findPayoutSettings(tx, book.id);
  const all = await findPayoutFacts(tx, fresh);
  const payouts = [...all].map(([leaseId, known]) => ({
    id: newId(),
    bookId: book.id,
    leaseId,
    landlordId: known.rent.property.landlordId,
    dueOn: nextPayoutOn(known, { from, waitDays: settings.waitDays }),
  }));
  const added = await addPayouts(tx, payouts, clock.now());
  await recordPayoutEvents(
    work,
    payouts.flatMap(({ id, dueOn }) =>
      added.has(id) && dueOn !== null ? [{ payoutId: id, name: 'estimated', on: dueOn }] : [],
    ),
  );
}
