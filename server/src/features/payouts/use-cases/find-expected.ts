import { rentOwedOf } from '../../payments/public.ts';
import type { LeaseInvoicing } from '../../arrears/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPayoutRecords } from '../records/store.ts';
import { payoutFactsOf } from '../run/find-facts.ts';
import type { Payout } from '../store.ts';
import { forecast } from './forecast.ts';

/** The next payout of a lease's landlord. */
export interface ExpectedPayout {
  /** The day; null when nothing is expected. */
  on: string | null;
  /** The amount in øre if all rent that is due by then comes in. */
  amount: bigint;
  /** Whether all rent in it has come in or is guaranteed. */
  isReceived: boolean;
  /** The account it goes to; null before an account counts. */
  account: string | null;
  /** Whether a settlement waits for the landlord's address. */
  needsAddress: boolean;
  /** All payouts: the one that is not made yet first, then the latest made. */
  payouts: Payout[];
}

/** A lease that all parties have signed, with its invoices and payments. */
interface KnownLease {
  rent: LeaseRent;
  invoicing: LeaseInvoicing;
}

/** The expected payout of one lease; null when none is paid out. */
export async function findExpected(
  work: ReadWork,
  known: KnownLease,
): Promise<ExpectedPayout | null> {
  return (await findAllExpected(work, [known])).get(known.rent.leaseId) ?? null;
}

/**
 * The next payouts of these leases, by one statement. Leases without payouts are missing. Callers check
 * permission to see them.
 */
export async function findAllExpected(
  { tx, clock }: ReadWork,
  leases: readonly KnownLease[],
): Promise<Map<string, ExpectedPayout>> {
  const request = leases.map(({ rent: { leaseId, property } }) => ({
    leaseId,
    landlordId: property.landlordId,
  }));
  const records = await findPayoutRecords(tx, request, clock.now());
  return new Map(
    leases.flatMap(({ rent, invoicing }) => {
      const { payouts, lines, account, hasVat, needsAddress } = records.get(rent.leaseId)!;
      if (payouts.length === 0) return [];
      const on = payouts.find(isOpen)?.dueOn ?? null;
      const owed = rentOwedOf(invoicing);
      const known = { owed, lines, payouts, hasVat };
      const ahead = on === null ? null : forecast(payoutFactsOf(rent, known).facts, on);
      const expected: ExpectedPayout = {
        on,
        amount: ahead?.amount ?? 0n,
        isReceived: ahead?.isReceived ?? true,
        account,
        needsAddress,
        payouts,
      };
      return [[rent.leaseId, expected]];
    }),
  );
}

/** Whether a payout is expected and not made yet. */
const isOpen = ({ madeOn, dueOn }: Payout): boolean => madeOn === null && dueOn !== null;
