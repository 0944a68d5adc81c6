import { accountingErrors } from '@husvaer/domain/accounting/errors';

import { requireBookForUpdate } from '../../../ledger/public.ts';
import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { requireAllMapped } from '../facts.ts';
import { addSaftExport, findSaftAccounts, findSaftExports } from '../store.ts';
import { viewSaftExports, type SaftExportView } from '../view-exports.ts';

/**
 * Orders an export of a period, for those who run the books: a worker makes it. One at a time. Throws
 * `ledger.not_found`, `accounting.unmapped` and `accounting.export_waits`.
 */
export async function orderSaftExport(
  work: Work,
  { partnerId, from, to }: { partnerId: string | null; from: string; to: string },
): Promise<SaftExportView> {
  const { tx, clock, viewer } = work;
  const { id: bookId } = await requireBookForUpdate(work, partnerId, 'run');
  requireAllMapped(await findSaftAccounts(tx, bookId));
  const [before] = await findSaftExports(tx, bookId, 1);
  if (before?.state === 'waiting') throw accountingErrors.export_waits();
  const orderedById = accountIdOf(viewer);
  const id = work.newId();
  await addSaftExport(tx, { id, bookId, from, to, orderedAt: clock.now(), orderedById });
  const [added] = await viewSaftExports(tx, await findSaftExports(tx, bookId, 1));
  return added!;
}
