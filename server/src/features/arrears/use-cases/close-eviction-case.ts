import { z } from 'zod';

import { EVICTION_CLOSINGS } from '@husvaer/domain/invoices/enums';
import { uuid } from '@husvaer/domain/kernel/uuid';

import { cancelLettersOfLease } from '../../postal/public.ts';
import type { Work } from '../../../platform/work.ts';
import { NOTICE_LETTERS, reviewCases } from '../cases/review-cases.ts';
import { changeCase } from '../case-records/store.ts';
import { loadCaseForUpdate } from './load-case-for-update.ts';

export const closing = z.object({ contractId: uuid, outcome: z.enum(EVICTION_CLOSINGS) });

/**
 * Closes a lease's eviction case whose rent was not paid: the petition was withdrawn, or the tenants were
 * evicted. The claims remain, and reminders of them may be sent again.
 */
export async function closeEvictionCase(
  work: Work,
  { contractId, outcome }: z.output<typeof closing>,
): Promise<void> {
  const { open } = await loadCaseForUpdate(work, contractId);
  await changeCase(work.tx, open.id, { closedOn: work.clock.today().toString(), outcome });
  await cancelLettersOfLease(work, contractId, NOTICE_LETTERS);
  await reviewCases(work, [contractId]);
}
