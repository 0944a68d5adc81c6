import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import { AppError } from '@husvaer/domain/kernel/errors';

import { accountIdOf, SYSTEM, type Viewer } from '../../../platform/viewer.ts';
import type { Runner, Work } from '../../../platform/work.ts';
import { ANSWERED } from '../acceptors.ts';
import { confirmByBank } from '../answers/confirm-by-bank.ts';
import { readBankFile, type ReadBankFile } from '../files/read-bank-file.ts';
import { proveByBank } from '../prove-by-bank.ts';
import { saveOriginal, senderOf } from '../originals/save-original.ts';
import { rehearseImport, type Rehearsal } from './rehearse-import.ts';
import { originalKey } from '../originals/original-key.ts';
import { noteUnread } from '../originals/note-unread.ts';
import { markRead, TRIES_MAX, type Original } from '../originals/store.ts';
import { recordConflicts } from '../conflicts/record-conflicts.ts';
import { markSentByBank } from '../store.ts';
import { importBankFile, type ImportedFile } from './import-bank-file.ts';

/** A file from a folder that could not be read three times is `given_up`: it waits for an operator. */
export type ReceivedFile = ImportedFile | { state: 'seen' } | { state: 'given_up' };

interface Reading {
  runner: Runner;
  maxBytes: number;
}

/**
 * Stores the file at `path`, then reads and books it, all or nothing. The same bytes again change nothing:
 * the result is `seen`. A file that is too large is refused without being read or stored, and stays where it
 * came from. A file from a folder that the server failed to read three times is given up; before that, and for
 * an upload, the error is thrown.
 */
export async function receiveBankFile(
  reading: Reading,
  viewer: Viewer,
  file: { path: string; name: string; partnerId?: string | null },
): Promise<ReceivedFile> {
  const { size } = await stat(file.path);
  if (size > reading.maxBytes) return refuseTooLarge(reading, viewer, { name: file.name, size });
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file.path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  const sha256 = hash.digest('hex');
  const original = await saveOriginal(reading.runner, viewer, { ...file, sha256, bytes });
  try {
    return await readOriginal(reading, viewer, original, createReadStream(file.path));
  } catch (error) {
    if (error instanceof AppError) throw error;
    const failure = { id: original.id, error, isCounted: false };
    const tries = await reading.runner.run(SYSTEM, noteUnread, failure);
    // Who uploads a file sees each failure; a folder would try it for ever.
    if (tries < TRIES_MAX || file.partnerId !== undefined) throw error;
    return { state: 'given_up' };
  }
}

/** Says what booking the file at `path` would do. Nothing is stored. Throws the errors of booking it. */
export async function rehearseBankFile(
  { runner, maxBytes }: Reading,
  viewer: Viewer,
  { path, name, partnerId }: { path: string; name: string; partnerId: string | null },
): Promise<Rehearsal> {
  const hash = createHash('sha256');
  const [today, bookId] = await runner.read(
    viewer,
    async (work) => [work.clock.today().toString(), await senderOf(work, partnerId)] as const,
    undefined,
  );
  const read = await readBankFile(hashed(createReadStream(path), hash), { maxBytes, today });
  const by = accountIdOf(viewer);
  const original = {
    ...{ id: null, sha256: read.kind === 'refused' ? null : hash.digest('hex'), name, bookId },
    ...{ byId: by, isBrought: true, broughtById: by },
  };
  return runner.run(viewer, rehearseImport, { original, read });
}

/** Reads a stored file. */
export async function readStored(reading: Reading, original: Original): Promise<ReceivedFile> {
  const bytes = await reading.runner.read(
    SYSTEM,
    ({ storage }) => storage.read(originalKey(original.sha256)),
    undefined,
  );
  if (!bytes) throw new Error(`The bank's file ${original.sha256} is not in the store.`);
  return readOriginal(reading, SYSTEM, original, [bytes]);
}

/** Reads a file, whose bytes must be those that are stored, and books it. */
async function readOriginal(
  { runner, maxBytes }: Reading,
  viewer: Viewer,
  original: Original,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const today = await runner.read(viewer, async ({ clock }) => clock.today().toString(), undefined);
  const read = await readBankFile(hashed(chunks, hash), { maxBytes, today });
  // A refused file was not read to its end.
  if (read.kind !== 'refused' && hash.digest('hex') !== original.sha256)
    throw new Error('The file changed while it was read.');
  try {
    return await runner.run(viewer, importBankFile, { original, read });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'banking.seen_before') throw error;
    await runner.run(SYSTEM, confirmSeenBefore, { original, read });
    return { state: 'seen' };
  }
}

/** The same bytes came before. What a person had brought then, the bank may say now. */
async function confirmSeenBefore(
  work: Work,
  { original, read }: { original: Original; read: ReadBankFile },
): Promise<void> {
  await markRead(work.tx, original.id, work.clock.now());
  if (original.isBrought) return;
  const files = await markSentByBank(work.tx, original.sha256, work.clock.now());
  if (read.kind === 'lines') {
    await proveByBank(work, read.file);
    await confirmByBank(work, read.file.lines);
  }
  if (read.kind === 'answers')
    for (const answered of ANSWERED)
      await answered(work, { report: read.report, bookId: null, brought: original });
  // What others had brought is compared with it from now on.
  for (const { id: fileId, bookId } of files)
    if (bookId !== null) await recordConflicts(work, { fileId, bookId, isBrought: false }, []);
}

/** Only for files from the bank's folder: an upload that is too large is refused while it is sent. */
async function refuseTooLarge(
  { runner, maxBytes }: Reading,
  viewer: Viewer,
  { name, size }: { name: string; size: number },
): Promise<ReceivedFile> {
  const problem: FileProblem = {
    code: 'too_large',
    found: String(size),
    expected: String(maxBytes),
  };
  const nobody = { bookId: null, byId: null, isBrought: false, broughtById: null };
  return runner.run(viewer, importBankFile, {
    original: { id: null, sha256: null, name, ...nobody },
    read: { kind: 'refused', problems: [problem], more: 0 },
  });
}

async function* hashed(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  hash: { update(chunk: Uint8Array): void },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
