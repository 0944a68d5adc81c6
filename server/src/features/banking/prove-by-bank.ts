import type { BankFile } from '@husvaer/domain/banking/bank-file';

import { proveAccounts } from '../ledger/public.ts';
import type { Work } from '../../platform/work.ts';

/** The bank itself sent this file: the client accounts in it count as proved. */
export const proveByBank = (
  { tx, clock }: Work,
  { lines, passed, statements }: BankFile,
): Promise<void> =>
  proveAccounts(
    tx,
    [...new Set([...lines, ...passed, ...statements].map(({ account }) => account))],
    clock.now(),
  );
