import type { BankFile } from '@husvaer/domain/banking/bank-file';

import { proveAccountsByBank } from '../ledger/public.ts';
import type { Work } from '../../platform/work.ts';

/** The bank itself sent this file: the client accounts in it count as proved (`proveAccountsByBank`). */
export const proveByBank = (work: Work, { lines, passed, statements }: BankFile): Promise<void> =>
  proveAccountsByBank(
    work,
    new Map<string, readonly string[]>([
      ...[...lines, ...passed].map(({ account }) => [account, []] as const),
      ...statements.map(({ account, ownerOrgNumbers = [] }) => [account, ownerOrgNumbers] as const),
    ]),
  );
