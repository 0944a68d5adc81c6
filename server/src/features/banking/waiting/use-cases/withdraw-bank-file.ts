import { bankingErrors } from '@husvaer/domain/banking/errors';

import { requireBook } from '../../../ledger/public.ts';
import { recordStaffAction } from '../../../../platform/audit-log.ts';
import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { stopWaiting } from '../../originals/store.ts';
import { findFile, findWithdrawable, removeWaiting } from '../../store.ts';

/**
 * Withdraws an uploaded file that waits for its day, for those who run the money of its book. Nothing of it was
 * booked, its bytes stay stored, and it can be sent again. The audit log has who withdrew it. Throws
 * `ledger.not_found`, `banking.not_found`, and `banking.wrong_state` for a file that does not wait, or that the bank's
 * own channel sent.
 */
export async function withdrawBankFile(
  work: Work,
  { partnerId, fileId }: { partnerId: string | null; fileId: string },
): Promise<string> {
  const { tx, viewer, clock } = work;
  const { id: bookId } = await requireBook(work, partnerId, 'run');
  const file = await findFile(tx, { id: fileId, bookId });
  if (!file) throw bankingErrors.not_found();
  const waiting = await findWithdrawable(tx, { id: fileId, bookId });
  if (!waiting || !(await stopWaiting(tx, { sha256: waiting.sha256, bookId }, clock.now())))
    throw bankingErrors.wrong_state({ state: file.state });
  await removeWaiting(tx, { sha256: waiting.sha256, bookId });
  await recordStaffAction(work, {
    what: 'banking.withdraw_file',
    whom: `${waiting.name} ${waiting.sha256}`,
    who: accountIdOf(viewer) ?? viewer.kind,
  });
  return fileId;
}
