import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { getLease } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { setNavRefused } from '../../invoices/public.ts';

/** Says whether NAV may be told of a lease's notice: for its tenants to say (husleieloven § 9-11). */
export async function refuseNav(
  work: Work,
  { contractId, isRefused }: { contractId: string; isRefused: boolean },
): Promise<void> {
  const { side, mayWrite } = await getLease(work, contractId);
  if (side !== 'tenant' && !mayWrite) throw invoicingErrors.not_found();
  await setNavRefused(work.tx, contractId, isRefused);
}
