import { z } from 'zod';

import { DIFFERENCE_KINDS, RECONCILIATION_PROBLEMS } from '@husvaer/domain/banking/reconciliation';
import { WAITING_REASONS } from '@husvaer/domain/banking/lines';
import { LEDGER_ACCOUNTS } from '@husvaer/domain/ledger/accounts';

/** Øre; a string in JSON, where a number would lose digits. */
const ore = z.union([z.bigint(), z.string().transform(BigInt)]);
const day = z.string();

const entry = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  on: day,
  amount: ore,
  kid: z.string().nullable(),
  text: z.string().nullable(),
});

/** The stored payment; null in months that were signed before it was noted. */
const lineId = z.string().nullable().default(null);

/** A month of a book's client accounts, as it is shown, signed and stored. */
const report = z.object({
  /** The day at whose end the report applies: the month's last, or today. */
  until: day,
  accounts: z.array(
    z.object({
      account: z.string(),
      isInUse: z.boolean(),
      /** The day of the latest statement; null when there is none. */
      statementOn: day.nullable(),
      bank: ore.nullable(),
      ledger: ore,
      /** The part without an explanation. */
      rest: ore,
      days: z.array(z.object({ on: day, bank: ore, ledger: ore, rest: ore })),
      differences: z.array(
        z.object({ kind: z.enum(DIFFERENCE_KINDS), from: day, amount: ore, count: z.int() }),
      ),
      entries: z.array(entry),
    }),
  ),
  problems: z.array(
    z.object({
      kind: z.enum(RECONCILIATION_PROBLEMS),
      account: z.string(),
      on: day.nullable(),
      amount: ore.nullable(),
      numbers: z.object({ from: z.int(), to: z.int() }).nullable(),
    }),
  ),
  /** The books' balance of each account at the end of that day. */
  balances: z.array(z.object({ account: z.enum(LEDGER_ACCOUNTS), amount: ore })),
  /** Payments that were not settled. */
  unclear: z.array(
    z.object({
      on: day,
      amount: ore,
      text: z.string().nullable(),
      reason: z.enum(WAITING_REASONS),
      lineId,
    }),
  ),
  /** The bank's charges, and what was paid in for them, in the month. */
  charges: z.array(z.object({ on: day, amount: ore, text: z.string().nullable(), lineId })),
  /** Payments of earlier months that came when these were closed, and count in this one; by their true days. */
  late: z
    .array(z.object({ on: day, amount: ore, text: z.string().nullable(), lineId }))
    .default([]),
});
export type ReconciliationReport = z.output<typeof report>;

/** A report from its stored JSON. */
export const readReport = (stored: unknown): ReconciliationReport => report.parse(stored);
