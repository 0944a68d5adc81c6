import { z } from 'zod';

import type { Ore } from '../kernel/money.ts';
import { nonEmptyText } from '../kernel/tidied-text.ts';

/** How a person lowers what tenants owe: a debt is given up, or an invoice was wrong. */
export const REDUCTION_KINDS = ['write_off', 'credit'] as const;
export type ReductionKind = (typeof REDUCTION_KINDS)[number];

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

/**
 * Whether a reduction needs a second person. `alone` is what people have reduced alone on the lease since two
 * last agreed on one there, so that many small ones do not get round the limit. Amounts in øre.
 */
export const needsSecond = ({ amount, alone, limit }: Record<'amount' | 'alone' | 'limit', Ore>) =>
  alone + amount > limit;
