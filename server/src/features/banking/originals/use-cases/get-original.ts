import { bankingErrors } from '@husvaer/domain/banking/errors';

import { requireBook } from '../../../ledger/public.ts';
import { recordStaffAction } from '../../../../platform/audit-log.ts';
import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { findSentFile } from '../../store.ts';

/**
 * The hash and the name of a file that was sent to this book, for those who run its money. An auditor reads what was
 * booked: the file itself may name people's national identity numbers.
 * The audit log records who asked. A file that the bank put into a folder may have other agencies' accounts,
 * and is read only with the console command. Throws `ledger.not_found` and `banking.not_found`.
 */
export async function getOriginal(
  work: Work,
  { partnerId, fileId }: { partnerId: string | null; fileId: string },
): Promise<{ sha256: string; name: string }> {
  const { id: bookId } = await requireBook(work, partnerId, 'run');
  const file = await findSentFile(work.tx, { id: fileId, bookId });
  if (!file) throw bankingErrors.not_found();
  await recordStaffAction(work, {
    what: 'banking.read_original',
    whom: `${file.name} ${file.sha256}`,
    who: accountIdOf(work.viewer) ?? work.viewer.kind,
  });
  return file;
}
