import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBook, moneyPolicy } from '../../ledger/public.ts';
import { accountIdOf, type Viewer } from '../../../platform/viewer.ts';
import type { ReadWork, Runner, Work } from '../../../platform/work.ts';
import { originalKey } from './original-key.ts';
import { addOriginal, findUnread, type Original } from './store.ts';

/** A bank's file on the local disk. */
interface FileHere {
  path: string;
  name: string;
  sha256: string;
  bytes: number;
  /** The partner of an incoming file: null for the operator, undefined for a file from a folder. */
  partnerId?: string | null;
}

/**
 * Stores a bank's file before it is read: first its bytes, then a row that marks it as unread. If the process
 * is killed after that, a worker reads the file (`read-left.ts`). Throws `banking.not_found` without
 * permission to send files there.
 */
export async function saveOriginal(
  runner: Runner,
  viewer: Viewer,
  file: FileHere,
): Promise<Original> {
  await runner.read(viewer, keepBytes, file);
  return runner.run(viewer, noteOriginal, file);
}

/** Stores the same bytes once. */
async function keepBytes(work: ReadWork, { path, sha256, bytes, partnerId }: FileHere) {
  await senderOf(work, partnerId);
  const key = originalKey(sha256);
  const before = await work.storage.readStart(key, 1);
  if (before?.size !== bytes) await work.storage.writeFrom(key, path, 'application/octet-stream');
}

async function noteOriginal(work: Work, file: FileHere): Promise<Original> {
  const { tx, viewer, clock } = work;
  const original = {
    id: work.newId(),
    sha256: file.sha256,
    bytes: BigInt(file.bytes),
    name: file.name,
    bookId: await senderOf(work, file.partnerId),
    byId: viewer.kind === 'account' ? viewer.id : null,
    // The viewer brought the file in, unless the server found it where the bank puts it.
    isBrought: viewer.kind !== 'system',
    broughtById: accountIdOf(viewer),
  };
  // A file that was not read to its end is stored here, and may come again from where it came.
  const before = await findUnread(tx, original);
  if (before) return before;
  await addOriginal(tx, original, clock.now());
  return original;
}

/** The book that a file is sent to; null when it came from a folder. Throws `banking.not_found`. */
export async function senderOf(
  { tx, viewer }: ReadWork,
  partnerId: string | null | undefined,
): Promise<string | null> {
  if (partnerId === undefined) {
    if (viewer.kind !== 'system') throw bankingErrors.not_found();
    return null;
  }
  const book = moneyPolicy.run(viewer, partnerId) ? await findBook(tx, partnerId) : undefined;
  if (!book) throw bankingErrors.not_found();
  return book.id;
}
