import { z } from '../kernel/zod.ts';
import { FIRST_VAT_DAY } from '../legal/vat.ts';
import { LEDGER_ACCOUNTS, RESULT_ACCOUNTS, type LedgerAccount } from '../ledger/accounts.ts';
import {
  STANDARD_ACCOUNT_NUMBERS,
  STANDARD_TAX_CODE_NUMBERS,
  type StandardAccount,
  type StandardTaxCode,
} from './standard-accounts.ts';

/** What an account of the books is in SAF-T. */
export interface SaftAccount {
  account: LedgerAccount;
  /** Null until someone chooses one. */
  standardAccount: StandardAccount | null;
  /** How lines on the account are taxed; null if they are not part of turnover. */
  taxCode: StandardTaxCode | null;
}

const USUAL: Readonly<Record<LedgerAccount, StandardAccount>> = {
  tenant_receivable: '1500',
  client_account: '1920',
  landlord_payable: '2990',
  commission_income: '3700',
  vat_payable: '2740',
  fee_income: '3900',
  deposits_payable: '2990',
  suspense: '2990',
  rounding: '8179',
  losses: '7830',
  payouts_under_way: '2990',
  operating_account: '1920',
  bank_charges: '1570',
  retained_earnings: '2050',
};

/** The mapping of books whose agency has not chosen another. */
export const USUAL_SAFT_ACCOUNTS: readonly SaftAccount[] = LEDGER_ACCOUNTS.map((account) => ({
  account,
  standardAccount: USUAL[account],
  taxCode: account === 'commission_income' ? '3' : account === 'fee_income' ? '7' : null,
}));

/** Whether a standard account is of income and expenses, by its class: 3 to 8. */
const isOfResult = (standardAccount: StandardAccount): boolean => standardAccount >= '3000';

/**
 * The standard accounts that an account of the books can be: of income and expenses if it is itself, so that all
 * accounts of a file that begin a year at zero are the same ones as in the books.
 */
export const standardAccountsOf = (account: LedgerAccount): StandardAccount[] =>
  STANDARD_ACCOUNT_NUMBERS.filter(
    (number) => isOfResult(number) === RESULT_ACCOUNTS.includes(account),
  );

const orNull = <Of extends z.ZodType>(schema: Of) =>
  schema.nullish().transform((value) => value ?? null);

/** A whole mapping: each account once. Accounts that are left out have no standard account. */
export const saftAccountsInput = z
  .array(
    z.object({
      account: z.enum(LEDGER_ACCOUNTS),
      standardAccount: orNull(z.enum(STANDARD_ACCOUNT_NUMBERS)),
      taxCode: orNull(z.enum(STANDARD_TAX_CODE_NUMBERS)),
    }),
  )
  .max(LEDGER_ACCOUNTS.length)
  .superRefine((accounts, context) => {
    const seen = new Set<LedgerAccount>();
    for (const [index, { account, standardAccount }] of accounts.entries()) {
      if (standardAccount !== null && !standardAccountsOf(account).includes(standardAccount))
        context.addIssue({
          code: 'custom',
          path: [index, 'standardAccount'],
          params: { reason: 'not_allowed' },
        });
      if (seen.has(account))
        context.addIssue({
          code: 'custom',
          path: [index, 'account'],
          params: { reason: 'not_allowed' },
        });
      seen.add(account);
    }
  });

/** From the first day whose rate of value added tax is known, to the last year that SAF-T 1.30 has room for. */
const aDay = z.iso.date().refine((day) => day >= FIRST_VAT_DAY && day < '2101', {
  params: { reason: 'not_allowed' },
});

/** The period of an export, by its first and its last day. */
export const saftPeriod = z
  .object({ from: aDay, to: aDay })
  .superRefine(({ from, to }, context) => {
    if (to < from)
      context.addIssue({ code: 'custom', path: ['to'], params: { reason: 'swapped' } });
  });

/** The accounts that have no standard account. */
export const unmappedAccounts = (accounts: readonly SaftAccount[]): LedgerAccount[] => {
  const mapped = new Set(
    accounts.flatMap(({ account, standardAccount }) => (standardAccount ? [account] : [])),
  );
  return LEDGER_ACCOUNTS.filter((account) => !mapped.has(account));
};

/** Why an export was given up. */
export const SAFT_PROBLEMS = ['unmapped', 'failed'] as const;
export type SaftProblem = (typeof SAFT_PROBLEMS)[number];
export const SAFT_STATES = ['waiting', 'made', 'failed'] as const;
export type SaftState = (typeof SAFT_STATES)[number];
