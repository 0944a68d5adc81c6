import { z } from '../kernel/zod.ts';
import { readBankAccount } from './bank-account.ts';

/** A Norwegian account number, with any separators. */
export const bankAccount = z
  .string()
  .max(40)
  .transform((written, context) => {
    const account = readBankAccount(written);
    if (account !== null) return account;
    context.addIssue({ code: 'custom', params: { reason: 'wrong_format' } });
    return z.NEVER;
  });
