import { bankingErrors } from '@husvaer/domain/banking/errors';

import { requireBook } from '../../../ledger/public.ts';
import { recordStaffAction } from '../../../../platform/audit-log.ts';
import { personBehind } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { findSentFile } from '../../store.ts';

/**
 * A file as it was sent to these books, for those who may send files there: its hash and its name. The
 * audit log says who asked. What the bank itself put into a folder may tell of others' accounts, and is
 * read from a terminal alone. Throws `ledger.not_found` and `banking.not_found`.
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
    who: personBehind(work.viewer) ?? work.viewer.kind,
  });
  return file;
}
