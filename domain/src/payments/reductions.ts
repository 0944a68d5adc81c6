import { z } from 'zod';

import type { Ore } from '../kernel/money.ts';
import { nonEmptyText } from '../kernel/tidied-text.ts';

/**
 * How a person lowers what tenants owe, without money from a tenant: a debt is given up, an invoice was wrong, the
 * landlord is said to have the money, or an invoice that is not sent yet gets a discount.
 */
export const REDUCTION_KINDS = ['write_off', 'credit', 'received_directly', 'discount'] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];
/** Those that can wait for a second person. A discount is of no debt yet. */
export type ProposedKind = Exclude<ReductionKind, 'discount'>;

/** Who bears the rent that is written off. Fees of letters are the agency's, interest nobody has received. */
export const BEARERS = ['landlord', 'agency'] as const;
export type Bearer = (typeof BEARERS)[number];
export const bearer = z.enum(BEARERS);

/**
 * The status of a reduction: it waits for a second person, counts, was stopped by one of the two, was taken back,
 * or is void, because the debt changed while it waited.
 */
export const REDUCTION_STATUSES = ['waiting', 'booked', 'stopped', 'void', 'taken_back'] as const;
export type ReductionStatus = (typeof REDUCTION_STATUSES)[number];

export const STOP_REASON_MAX = 500;
/** Why a reduction is stopped. */
export const stopReason = nonEmptyText(STOP_REASON_MAX);

/** Days in which what people reduced alone on one lease counts together. */
export const LEASE_DAYS = 365;
/** Days in which what people reduced alone on all leases of a book counts together, and its limit in limits. */
export const BOOK_DAYS = 30;
const BOOK_TIMES = 10n;

/** What people reduced alone on a lease in {@link LEASE_DAYS}, and in its book in {@link BOOK_DAYS}. */
export type ReducedAlone = Record<'onLease' | 'inBook', Ore>;

/**
 * What one person may reduce alone by now, of the limit of the book. Many small ones do not get round it, nor does
 * a little on each of many leases. Amounts in øre.
 */
export function leftAlone({ onLease, inBook }: ReducedAlone, limit: Ore): Ore {
  const [ofLease, ofBook] = [limit - onLease, limit * BOOK_TIMES - inBook];
  const left = ofLease < ofBook ? ofLease : ofBook;
  return left > 0n ? left : 0n;
}
