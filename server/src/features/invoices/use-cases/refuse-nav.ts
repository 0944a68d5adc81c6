import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { getLease } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { setNavRefused } from '../accounts/store.ts';

/** Sets whether Nav may be notified of a lease's notice; its tenants decide (husleieloven § 9-11). */
export async function refuseNav(
  work: Work,
  { contractId, isRefused }: { contractId: string; isRefused: boolean },
): Promise<void> {
  const { side, mayWrite } = await getLease(work, contractId);
  if (side !== 'tenant' && !mayWrite) throw invoicingErrors.not_found();
  await setNavRefused(work.tx, contractId, isRefused);
}
