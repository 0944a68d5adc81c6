import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBook, moneyPolicy } from '../../ledger/public.ts';
import { personBehind, type Viewer } from '../../../platform/viewer.ts';
import type { ReadWork, Runner, Work } from '../../../platform/work.ts';
import { originalKey } from './original-key.ts';
import { addOriginal, findUnread, type Original } from './store.ts';

/** A bank's file that lies on this machine. */
interface FileHere {
  path: string;
  name: string;
  sha256: string;
  bytes: number;
  /** As of an incoming file: null is the operator, undefined lay in a folder. */
  partnerId?: string | null;
}

/**
 * Keeps a bank's file before anybody reads it: first its bytes, then a row that says that it is to be
 * read. A process that is killed from then on leaves a row, and a worker reads its file (`read-left.ts`). Throws
 * `banking.not_found` to those who may not send files there.
 */
export async function saveOriginal(
  runner: Runner,
  viewer: Viewer,
  file: FileHere,
): Promise<Original> {
  await runner.read(viewer, keepBytes, file);
  return runner.run(viewer, noteOriginal, file);
}

/** The same bytes are kept once. */
async function keepBytes(work: ReadWork, { path, sha256, bytes, partnerId }: FileHere) {
  await senderOf(work, partnerId);
  const key = originalKey(sha256);
  const before = await work.storage.look(key, 1);
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
    // The viewer brought it in, unless the server found it where the bank puts it.
    isBrought: viewer.kind !== 'system',
    broughtById: personBehind(viewer),
  };
  // What nobody read to its end lies here, and its file still where it came from.
  const before = await findUnread(tx, original);
  if (before) return before;
  await addOriginal(tx, original, clock.now());
  return original;
}

/** The books that a file is sent to; null when nobody sent it. */
async function senderOf(
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
