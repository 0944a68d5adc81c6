import { ledgerErrors } from '@husvaer/domain/ledger/errors';

import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findTasks, type MoneyTasks } from '../find-tasks.ts';

/** What waits for the viewer in the book of their agency, or in the operator's own. Throws `ledger.not_found`. */
export async function getMoneyTasks(work: ReadWork, partnerId: string | null): Promise<MoneyTasks> {
  const { viewer } = work;
  await requireBook(work, partnerId, 'run');
  if (viewer.kind !== 'account') throw ledgerErrors.not_found();
  const tasks = await findTasks({ ...work, viewer }, partnerId);
  return tasks.find(({ isOwn }) => isOwn)!;
}
