import { readBankAccount } from '@husvaer/domain/ledger/bank-account';

/** What may be wrong with the account one names. */
export type AccountProblem = 'missing' | 'account' | 'same';

/** What is wrong with an account as it is written, told beside its field; `paidTo` is the one named last. */
export function wrongAccount(written: string, paidTo: string | null): AccountProblem | null {
  if (written.trim() === '') return 'missing';
  const account = readBankAccount(written);
  if (account === null) return 'account';
  return account === paidTo ? 'same' : null;
}
