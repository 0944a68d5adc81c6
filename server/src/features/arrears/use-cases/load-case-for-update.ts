import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { getLease, type LeaseView } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { lockBilling } from '../../invoices/public.ts';
import { findCases, type EvictionCase } from '../case-records/store.ts';

/** Loads and locks a lease's open eviction case, for those who write its documents. */
export async function loadCaseForUpdate(
  work: Work,
  contractId: string,
): Promise<{ lease: LeaseView; open: EvictionCase }> {
  const lease = await getLease(work, contractId);
  if (!lease.mayWrite) throw invoicingErrors.not_found();
  await lockBilling(work.tx, [contractId]);
  const open = (await findCases(work.tx, [contractId])).find(({ closedOn }) => closedOn === null);
  if (!open) throw invoicingErrors.not_found();
  return { lease, open };
}
