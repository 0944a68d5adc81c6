import { depositErrors } from '@husvaer/domain/deposits/errors';
import type { SecurityType } from '@husvaer/domain/leases/enums';

import type { Work } from '../../platform/work.ts';
import type { Deposit } from './store.ts';
import { loadDepositForUpdate } from './deposit-view.ts';

/** Loads a signed deposit of this type, for those who write the lease's documents. */
export async function loadSecurityForUpdate(
  work: Work,
  leaseId: string,
  type: SecurityType,
): Promise<Deposit> {
  const { lease, deposit: view } = await loadDepositForUpdate(work, leaseId);
  if (!lease.mayWrite) throw depositErrors.not_found();
  const { deposit, status } = view;
  if (deposit.type !== type || !deposit.signedOn || deposit.canceledAt)
    throw depositErrors.wrong_state({ status });
  return deposit;
}
