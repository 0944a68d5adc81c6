import { bankingErrors } from '@husvaer/domain/banking/errors';

import { requireBook } from '../../../ledger/public.ts';
import type { Config } from '../../../../config.ts';
import type { Viewer } from '../../../../platform/viewer.ts';
import type { ReadWork, Runner } from '../../../../platform/work.ts';
import { readBankFile } from '../../files/read-bank-file.ts';
import { originalKey } from '../../originals/original-key.ts';
import { findWaitingOriginal, type Original } from '../../originals/store.ts';
import { findFile, findWithdrawable } from '../../store.ts';
import { rehearseImport, type Rehearsed } from '../../use-cases/rehearse-import.ts';

interface WaitingFile {
  partnerId: string | null;
  fileId: string;
}

/**
 * Says what an uploaded file that waits will do on its day, to those who run the money of its book. Nothing is stored.
 * Throws `ledger.not_found`, `banking.not_found`, and `banking.wrong_state` for a file that does not wait, or that the
 * bank's own channel sent.
 */
export async function rehearseWaitingFile(
  { runner, config }: { runner: Runner; config: Pick<Config, 'BANK_FILE_BYTES_MAX'> },
  viewer: Viewer,
  file: WaitingFile,
): Promise<{ name: string; result: Rehearsed }> {
  const { original, bytes, today } = await runner.read(viewer, readWaiting, file);
  const read = await readBankFile([bytes], { maxBytes: config.BANK_FILE_BYTES_MAX, today });
  const [result] = await runner.run(viewer, rehearseImport, [{ original, read }]);
  return { name: original.name, result: result! };
}

async function readWaiting(
  work: ReadWork,
  { partnerId, fileId }: WaitingFile,
): Promise<{ original: Original; bytes: Uint8Array; today: string }> {
  const { tx, storage, clock } = work;
  const { id: bookId } = await requireBook(work, partnerId, 'run');
  const file = await findFile(tx, { id: fileId, bookId });
  if (!file) throw bankingErrors.not_found();
  const waiting = await findWithdrawable(tx, { id: fileId, bookId });
  const original = waiting && (await findWaitingOriginal(tx, { sha256: waiting.sha256, bookId }));
  if (!original) throw bankingErrors.wrong_state({ state: file.state });
  const bytes = await storage.read(originalKey(original.sha256));
  if (!bytes) throw bankingErrors.not_found();
  return { original, bytes, today: clock.today().toString() };
}
