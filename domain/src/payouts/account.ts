import { z } from '../kernel/zod.ts';
import { readBankAccount } from '../ledger/bank-account.ts';

/** Hours before an account counts that takes another's place: time for its owner to hear of it. */
export const ACCOUNT_WAIT_HOURS = 24;

/** A Norwegian account by its digits, however it is written. */
export const bankAccount = z
  .string()
  .max(40)
  .transform((written, context) => {
    const account = readBankAccount(written);
    if (account !== null) return account;
    context.addIssue({ code: 'custom', params: { reason: 'wrong_format' } });
    return z.NEVER;
  });

/** Where a landlord is paid. */
export const payoutAccount = z.strictObject({ account: bankAccount });
