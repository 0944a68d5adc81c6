import { rentOwedOf, type LeaseInvoicing } from '../../invoicing/public.ts';
import { findBooks } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPayoutRecord } from '../records/store.ts';
import { payoutFactsOf } from '../run/find-facts.ts';
import type { Payout } from '../store.ts';
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
  /** All there were, the latest made first, after the one that is not made yet. */
  payouts: Payout[];
}

/**
 * What a lease's landlord is paid next, of one that all have signed and whose invoices are known; null
 * where nobody pays out. Nobody is asked whether they may see it.
 */
export async function findExpected(
  { tx, clock }: ReadWork,
  { rent, invoicing }: { rent: LeaseRent; invoicing: LeaseInvoicing },
): Promise<ExpectedPayout | null> {
  const { leaseId, property } = rent;
  const about = { leaseId, landlordId: property.landlordId };
  const { payouts, lines, account, guaranteeMonths } = await findPayoutRecord(
    tx,
    about,
    clock.now(),
  );
  const [last] = payouts;
  if (!last) return null;
  const on = payouts.find(({ madeOn }) => madeOn === null)?.dueOn ?? null;
  const [book] = on === null ? [] : await findBooks(tx, [last.bookId]);
  const ahead =
    on === null
      ? null
      : forecast(
          payoutFactsOf(rent, {
            owed: rentOwedOf(invoicing),
            ...{ lines, payouts, guaranteeMonths, hasVat: book?.isInVat ?? false },
          }).facts,
          on,
        );
  return {
    on,
    amount: ahead?.amount ?? 0n,
    isReceived: ahead?.isReceived ?? true,
    ...{ account, guaranteeMonths, payouts },
  };
}
