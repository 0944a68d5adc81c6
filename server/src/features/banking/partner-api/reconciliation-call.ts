import { z } from 'zod';

import { DIFFERENCE_KINDS, RECONCILIATION_PROBLEMS } from '@husvaer/domain/banking/reconciliation';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { parseInput } from '@husvaer/domain/kernel/validation';

import { schemaOf } from '../../partners/public.ts';
import type { DescribedCall, Schema } from '../../../platform/http/described-calls.ts';
import {
  getBankReconciliation,
  type MonthReconciliation,
} from '../reconciliation/use-cases/get-bank-reconciliation.ts';
import { monthParameter } from '../reconciliation/use-cases/sign-bank-reconciliation.ts';

const query = z.strictObject({
  month: monthParameter
    .optional()
    .describe('For example `2026-11`; the current month if left out.'),
});

const kroner = z.number().describe('Kroner.');
const reconciliation = z.object({
  month: z.string(),
  until: z.iso.date().describe('The report is as of the end of this day.'),
  signedAt: z.iso.datetime().nullable(),
  toRefill: kroner.describe('Kroner that you must pay in to cover bank charges.'),
  accounts: z.array(
    z.object({
      account: z.string(),
      statementOn: z.iso
        .date()
        .nullable()
        .describe('The day on which the latest statement closed.'),
      bank: kroner.nullable().describe('The balance by the bank on that day, in kroner.'),
      ledger: kroner.describe('The balance by the books on that day, in kroner.'),
      differences: z
        .array(
          z.object({
            kind: z.enum(DIFFERENCE_KINDS),
            from: z.iso.date(),
            amount: kroner,
            count: z.int(),
          }),
        )
        .describe('Items that explain the difference: bank minus books.'),
    }),
  ),
  problems: z.array(
    z.object({
      kind: z.enum(RECONCILIATION_PROBLEMS),
      account: z.string(),
      on: z.iso.date().nullable(),
      amount: kroner.nullable(),
      numbers: z.object({ from: z.int(), to: z.int() }).nullable(),
    }),
  ),
});

export const RECONCILIATION_SCHEMAS: Record<string, Schema> = {
  BankReconciliation: schemaOf(reconciliation),
};

/** The call for client accounts next to the bank's own balances. */
export const reconciliationCall: DescribedCall = {
  method: 'GET',
  scope: 'money:read',
  path: '/bank-reconciliation',
  operationId: 'getBankReconciliation',
  summary: 'The reconciliation of your client accounts with the bank’s balances, for a month',
  query,
  answers: { 200: ['The reconciliation.', 'BankReconciliation'] },
  async read(work, { viewer, query: request }) {
    const { month = null } = parseInput(query, request);
    const { partnerId } = viewer;
    const present = `${work.clock.today().toString().slice(0, 7)}-01`;
    return write(await getBankReconciliation(work, { partnerId, month: month ?? present }));
  },
};

const write = ({ month, until, signed, accounts, problems, balances }: MonthReconciliation) => ({
  month: month.slice(0, 7),
  until,
  signedAt: signed?.at.toString() ?? null,
  toRefill: oreToKroner(balances.find(({ account }) => account === 'bank_charges')?.amount ?? 0n),
  accounts: accounts.map(({ account, statementOn, bank, ledger, differences }) => ({
    account,
    statementOn,
    bank: bank === null ? null : oreToKroner(bank),
    ledger: oreToKroner(ledger),
    differences: differences.map((one) => ({ ...one, amount: oreToKroner(one.amount) })),
  })),
  problems: problems.map((one) => ({
    ...one,
    amount: one.amount === null ? null : oreToKroner(one.amount),
  })),
});
