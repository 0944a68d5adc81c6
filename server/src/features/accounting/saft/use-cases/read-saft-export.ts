import { accountingErrors } from '@husvaer/domain/accounting/errors';

import { requireBook } from '../../../ledger/public.ts';
import { recordStaffAction } from '../../../../platform/audit-log.ts';
import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { nameOfSaft } from '../name-of-saft.ts';
import { findSaftExport, saftKey } from '../store.ts';

/**
 * Where an export is stored, and its name, for those who may see the books. The audit log records who
 * downloads it. Throws `ledger.not_found` and `accounting.not_found`.
 */
export async function readSaftExport(
  work: Work,
  { partnerId, exportId }: { partnerId: string | null; exportId: string },
): Promise<{ key: string; name: string }> {
  const { id: bookId, orgNumber } = await requireBook(work, partnerId, 'audit');
  const found = await findSaftExport(work.tx, { id: exportId, bookId });
  if (found?.state !== 'made') throw accountingErrors.not_found();
  await recordStaffAction(work, {
    what: 'accounting.read_saft',
    whom: `${orgNumber} ${found.from} ${found.to} ${found.id}`,
    who: accountIdOf(work.viewer) ?? work.viewer.kind,
  });
  return { key: saftKey(found.id), name: `${nameOfSaft({ orgNumber, ...found })}.zip` };
}
