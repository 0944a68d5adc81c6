import type { ReadWork } from '../../../platform/work.ts';
import { findAccountsAt } from '../accounts/store.ts';
import { findPayoutFacts } from '../run/find-facts.ts';
import { findWays } from '../settings/store.ts';
import { findPayoutsOf } from '../store.ts';
import { forecast } from './forecast.ts';

/** What a lease's landlord is paid next. */
export interface ExpectedPayout {
  /** When; null when nothing is expected. */
  on: string | null;
  /** Øre, should all rent that is due by then come in. */
  amount: bigint;
  /** Whether all rent in it has come in, or is guaranteed. */
  isReceived: boolean;
  /** Where to; null before an account counts. */
  account: string | null;
  /** Months of rent that may be unpaid and are paid out all the same. */
  guaranteeMonths: number;
}

/** What a lease's landlord is paid next; null where nobody pays out. Nobody is asked whether they may see it. */
export async function findExpected(
  { tx, clock }: ReadWork,
  { leaseId, landlordId }: { leaseId: string; landlordId: string },
): Promise<ExpectedPayout | null> {
  const [last, ...earlier] = await findPayoutsOf(tx, [leaseId]);
  if (!last) return null;
  const { guaranteeMonths, ...ways } = await findWays(tx, last.bookId);
  const on = [last, ...earlier].find(({ madeOn }) => madeOn === null)?.dueOn ?? null;
  const facts = (await findPayoutFacts(tx, [leaseId], { guaranteeMonths, ...ways })).get(leaseId);
  const ahead = facts && on !== null ? forecast(facts.facts, on) : null;
  const accounts = await findAccountsAt(tx, [landlordId], clock.now());
  return {
    on,
    amount: ahead?.amount ?? 0n,
    isReceived: ahead?.isReceived ?? true,
    account: accounts.get(landlordId)?.account ?? null,
    guaranteeMonths,
  };
}
