import { accountErrors } from '@husvaer/domain/accounts/errors';

import { getLease } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { depositPolicy } from '../policy.ts';
import { getDepositOf, type DepositView } from '../deposit-view.ts';

/** The deposit of a lease, for its parties; null when there is none. Throws `leases.not_found` for others. */
export async function getDeposit(work: ReadWork, leaseId: string): Promise<DepositView | null> {
  if (!depositPolicy.see(work.viewer)) throw accountErrors.login_required();
  return getDepositOf(work, { lease: await getLease(work, leaseId) });
}
