import type { IsoDate } from '../kernel/dates.ts';
import { kroner } from '../kernel/kroner.ts';
import type { Ore } from '../kernel/money.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { uuid } from '../kernel/uuid.ts';
import { z } from '../kernel/zod.ts';
import { firstOfMonth } from '../leases/due-day.ts';
import type { PeriodLine, RentPeriod } from './periods.ts';

/** A line on a single invoice in addition to the rent: more to pay, or less. */
export const SINGLE_LINE_KINDS = ['extra', 'discount'] as const;
export type SingleLineKind = (typeof SINGLE_LINE_KINDS)[number];
export const SINGLE_LINES_MAX = 10;
export const SINGLE_LINE_NAME_MAX = 100;

/** A line on one invoice only. */
export interface SingleLine {
  kind: SingleLineKind;
  name: string;
  /** Positive; a discount is subtracted. */
  amount: Ore;
}

/** Changes of an invoice before it is sent. */
export interface InvoiceChange {
  /** The first day of the month. */
  month: IsoDate;
  /** Null: as in the lease. */
  dueOn: IsoDate | null;
  lines: readonly SingleLine[];
}

/** All changes of one invoice; they replace earlier ones. */
export const comingInvoiceChange = z.strictObject({
  contractId: uuid,
  month: firstOfMonth,
  dueOn: z.iso
    .date()
    .nullish()
    .transform((day) => day ?? null),
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(SINGLE_LINE_KINDS),
        name: nonEmptyLine(SINGLE_LINE_NAME_MAX),
        amount: kroner(z.number().positive()),
      }),
    )
    .max(SINGLE_LINES_MAX)
    .superRefine((lines, context) => {
      // Credit notes identify a line by its name.
      for (const [index, { name }] of lines.entries())
        if (lines.findIndex((other) => other.name === name) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'name'],
            params: { reason: 'not_allowed' },
          });
    }),
});

/** Rent that is not invoiced yet, with the changes of its invoice. */
export interface ComingRent extends Omit<RentPeriod, 'lines'> {
  lines: readonly PeriodLine[];
  /** With their signs on the invoice: discounts are negative. */
  singleLines: readonly SingleLine[];
}

/**
 * A rent with the changes of its invoice. It is never due before the lease's date, and never negative: a
 * discount is limited to the sum.
 */
export function withChange(period: RentPeriod, change: InvoiceChange | undefined): ComingRent {
  const { dueOn, lines = [] } = change ?? {};
  const extras = lines.filter(({ kind }) => kind === 'extra');
  let total = extras.reduce((sum, { amount }) => sum + amount, period.total);
  const singleLines = [...extras];
  for (const line of lines.filter(({ kind }) => kind === 'discount')) {
    const amount = line.amount < total ? line.amount : total;
    if (amount > 0n) singleLines.push({ ...line, amount: -amount });
    total -= amount;
  }
  const chosen = dueOn ?? period.dueOn;
  return {
    ...period,
    dueOn: chosen > period.dueOn ? chosen : period.dueOn,
    singleLines,
    total,
  };
}
