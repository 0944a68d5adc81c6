import { readBankAccount } from '@husvaer/domain/ledger/bank-account';

/** The errors of an account number. */
export type AccountProblem = 'missing' | 'account' | 'same';

/** The error of an account number, shown at its field; `paidTo` is the account named last. */
export function findAccountProblem(written: string, paidTo: string | null): AccountProblem | null {
  if (written.trim() === '') return 'missing';
  const account = readBankAccount(written);
  if (account === null) return 'account';
  return account === paidTo ? 'same' : null;
}
