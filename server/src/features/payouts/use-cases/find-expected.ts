import { rentOwedOf } from '../../payments/public.ts';
import type { LeaseInvoicing } from '../../arrears/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPayoutRecords } from '../records/store.ts';
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

/** A lease that all have signed, with what it was asked for and paid. */
export interface KnownLease {
  rent: LeaseRent;
  invoicing: LeaseInvoicing;
}

/** The same of one lease; null where nobody pays out. */
export async function findExpected(
  work: ReadWork,
  known: KnownLease,
): Promise<ExpectedPayout | null> {
  return (await findAllExpected(work, [known])).get(known.rent.leaseId) ?? null;
}

/**
 * What the landlords of these leases are paid next, by one statement; a lease of which nobody pays out
 * is missing. Nobody is asked whether they may see it.
 */
export async function findAllExpected(
  { tx, clock }: ReadWork,
  leases: readonly KnownLease[],
): Promise<Map<string, ExpectedPayout>> {
  const asked = leases.map(({ rent: { leaseId, property } }) => ({
    ...{ leaseId, landlordId: property.landlordId },
  }));
  const records = await findPayoutRecords(tx, asked, clock.now());
  return new Map(
    leases.flatMap(({ rent, invoicing }) => {
      const { payouts, lines, account, guaranteeMonths, hasVat } = records.get(rent.leaseId)!;
      if (payouts.length === 0) return [];
      const on = payouts.find(isOpen)?.dueOn ?? null;
      const owed = rentOwedOf(invoicing);
      const known = { owed, lines, payouts, guaranteeMonths, hasVat };
      const ahead = on === null ? null : forecast(payoutFactsOf(rent, known).facts, on);
      const expected: ExpectedPayout = {
        on,
        amount: ahead?.amount ?? 0n,
        isReceived: ahead?.isReceived ?? true,
        ...{ account, guaranteeMonths, payouts },
      };
      return [[rent.leaseId, expected]];
    }),
  );
}

/** Whether a payout is expected and not made yet. */
const isOpen = ({ madeOn, dueOn }: Payout): boolean => madeOn === null && dueOn !== null;
