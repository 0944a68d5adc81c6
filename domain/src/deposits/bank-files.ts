import { kronerToOre, type Ore } from '../kernel/money.ts';
import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { isBankAccount } from '../ledger/bank-account.ts';
import { readReference } from './kyc.ts';

/** The format name in the bank's answers (docs/deposit-bank.md). */
const ANSWERS_FORMAT = 'husvaer-deposit-answers';
/** Rows of one kind in a file. */
const ROWS_MAX = 50_000;
const TEXT_MAX = 200;

/** `36000.00`: kroner with two decimals, as text so that no program rounds it. */
export const writeKroner = (ore: Ore): string => {
  const digits = String(ore < 0n ? -ore : ore).padStart(3, '0');
  return `${ore < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const amount = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/)
  .transform((written) => kronerToOre(Number(written)));
const positive = amount.refine((ore) => ore > 0n, { params: { reason: 'too_small' } });
const account = z
  .string()
  .max(TEXT_MAX)
  .refine(isBankAccount, { params: { reason: 'wrong_format' } });
const reference = z
  .string()
  .max(TEXT_MAX)
  .refine((written) => readReference(written) === written, { params: { reason: 'wrong_format' } });
const line = nonEmptyLine(TEXT_MAX);
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).max(ROWS_MAX);

/**
 * The bank's answers about deposit accounts: opened and refused ones, incoming payments and payouts. The
 * totals must equal the sums of the rows; account numbers must be valid.
 */
export const depositAnswers = z
  .strictObject({
    format: z.literal(ANSWERS_FORMAT),
    version: z.literal(1),
    /** The bank's name for the file; it is unique. */
    file: line,
    accounts: rows(z.strictObject({ reference, account, bank: line, openedOn: z.iso.date() })),
    refusals: rows(z.strictObject({ reference, reason: line })),
    /** Negative when the payer's bank reversed it. */
    payments: rows(
      z.strictObject({
        id: line,
        account,
        amount: amount.refine((ore) => ore !== 0n, { params: { reason: 'not_allowed' } }),
        bookedOn: z.iso.date(),
      }),
    ),
    transfers: rows(
      z.strictObject({
        id: line,
        account,
        to: z.enum(['tenant', 'landlord']),
        amount: positive,
        paidOn: z.iso.date(),
      }),
    ),
    totals: z.strictObject({
      accounts: z.int(),
      refusals: z.int(),
      payments: z.int(),
      paid: amount,
      transfers: z.int(),
      transferred: amount,
    }),
  })
  .superRefine((file, context) => {
    const sum = (list: readonly { amount: Ore }[]) =>
      list.reduce((total, row) => total + row.amount, 0n);
    const real = {
      accounts: file.accounts.length,
      refusals: file.refusals.length,
      payments: file.payments.length,
      paid: sum(file.payments),
      transfers: file.transfers.length,
      transferred: sum(file.transfers),
    };
    for (const name of Object.keys(real) as (keyof typeof real)[])
      if (real[name] !== file.totals[name])
        context.addIssue({
          code: 'custom',
          path: ['totals', name],
          params: { reason: 'not_allowed' },
        });
    for (const kind of ['payments', 'transfers'] as const) {
      const known = new Set<string>();
      file[kind].forEach(({ id }, index) => {
        if (known.has(id))
          context.addIssue({
            code: 'custom',
            path: [kind, index, 'id'],
            params: { reason: 'not_allowed' },
          });
        known.add(id);
      });
    }
  });
export type DepositAnswers = z.output<typeof depositAnswers>;
