import type { Ore } from '../kernel/money.ts';
import { nonEmptyText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** What a bank's file can say about an order. */
export const REPORT_KINDS = ['debited', 'returned', 'rejected'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What a file says about one try to pay an order. */
export interface OrderReport {
  kind: ReportKind;
  amount: Ore;
}

/**
 * The bank's own report that contradicts one that a person brought; undefined if none does, or if another of
 * the bank's own says the same. Two reports contradict each other if they say the same of different amounts,
 * or if one says that the bank paid and the other that it did not.
 */
export function findContradiction<Own extends OrderReport>(
  brought: OrderReport,
  own: readonly Own[],
): Own | undefined {
  if (own.some(({ kind, amount }) => kind === brought.kind && amount === brought.amount))
    return undefined;
  return own.find(
    ({ kind }) => kind === brought.kind || (kind === 'rejected') !== (brought.kind === 'rejected'),
  );
}

/** Characters. */
export const CONFLICT_REASON_MAX = 500;

/** The input for closing a conflict. */
export const conflictClosing = z.strictObject({
  conflictId: z.string().max(100),
  /** Why the files differ. */
  reason: nonEmptyText(CONFLICT_REASON_MAX),
});
