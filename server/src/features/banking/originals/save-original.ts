import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBook, moneyPolicy } from '../../ledger/public.ts';
import { accountIdOf, SYSTEM, type Viewer } from '../../../platform/viewer.ts';
import type { ReadWork, Runner, Work } from '../../../platform/work.ts';
import { originalKey } from './original-key.ts';
import type { Unpacked } from '../files/zip.ts';
import { addOriginal, findUnread, markRead, type Original } from './store.ts';

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
  await runner.read(viewer, keepUpload, file);
  return runner.run(viewer, noteOriginal, file);
}

/**
 * Stores the files of a stored ZIP: each as if it had come alone, by the person who brought the ZIP. From then on the ZIP
 * counts as read, and each of its files as unread.
 */
export async function saveUnpacked(
  runner: Runner,
  zip: Original,
  files: readonly Unpacked[],
): Promise<Original[]> {
  for (const file of files) await runner.read(SYSTEM, keepBytes, file);
  return runner.run(SYSTEM, noteUnpacked, { zip, files });
}

async function noteUnpacked(
  { tx, clock, newId }: Work,
  { zip, files }: { zip: Original; files: readonly Unpacked[] },
): Promise<Original[]> {
  const originals: Original[] = [];
  for (const { sha256, name, bytes } of files) {
    const file = { sha256, name, bytes: BigInt(bytes), archive: zip.name };
    const original = { ...zip, ...file, id: newId(), receivedAt: clock.now() };
    const before = await findUnread(tx, original);
    if (!before) await addOriginal(tx, original);
    originals.push(before ?? original);
  }
  await markRead(tx, zip.id, clock.now());
  return originals;
}

async function keepUpload(work: ReadWork, file: FileHere) {
  await senderOf(work, file.partnerId);
  await keepBytes(work, file);
}

/** Stores the same bytes once. */
async function keepBytes(
  work: ReadWork,
  { path, sha256, bytes }: Pick<FileHere, 'path' | 'sha256' | 'bytes'>,
) {
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
    archive: null,
    bookId: await senderOf(work, file.partnerId),
    byId: viewer.kind === 'account' ? viewer.id : null,
    // The viewer brought the file in, unless the server found it where the bank puts it.
    isBrought: viewer.kind !== 'system',
    broughtById: accountIdOf(viewer),
    receivedAt: clock.now(),
  };
  // A file that was not read to its end is stored here, and may come again from where it came.
  const before = await findUnread(tx, original);
  if (before) return before;
  await addOriginal(tx, original);
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
