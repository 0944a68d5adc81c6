import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import { AppError } from '@husvaer/domain/kernel/errors';

import type { Config } from '../../../config.ts';
import { accountIdOf, SYSTEM, type Viewer } from '../../../platform/viewer.ts';
import type { Runner, Work } from '../../../platform/work.ts';
import { ANSWERED } from '../acceptors.ts';
import { confirmByBank } from '../answers/confirm-by-bank.ts';
import { readBankFile, type ReadBankFile } from '../files/read-bank-file.ts';
import { proveByBank } from '../prove-by-bank.ts';
import { isZipAt, withUnpacked } from '../files/zip.ts';
import { saveOriginal, saveUnpacked, senderOf } from '../originals/save-original.ts';
import { originalKey } from '../originals/original-key.ts';
import { temporaryPath } from '../temporary-path.ts';
import { failed, rehearseImport, type Failed, type Rehearsed } from './rehearse-import.ts';
import { beginTry, noteUnread } from '../originals/note-unread.ts';
import { markRead, TRIES_MAX, type Original } from '../originals/store.ts';
import { recordConflicts } from '../conflicts/record-conflicts.ts';
import { markSentByBank, removeWaiting } from '../store.ts';
import {
  importBankFile,
  unlessSeen,
  type ImportedFile,
  type IncomingFile,
} from './import-bank-file.ts';

/**
 * What became of a file that is no ZIP, or of one in a ZIP. One of a ZIP that the server failed to read is `failed`,
 * with the code of the error, and is tried again. One from a folder that could not be read three times is `given_up`:
 * it waits for an operator.
 */
export type ReceivedAlone = ImportedFile | { state: 'seen' } | Failed | { state: 'given_up' };

/** What became of a file, or of each of several files in a ZIP. */
export type ReceivedFile =
  | ReceivedAlone
  | { state: 'unpacked'; files: { name: string; result: ReceivedAlone }[] };

interface Reading {
  runner: Runner;
  config: Pick<Config, 'BANK_DIR' | 'BANK_FILE_BYTES_MAX'>;
}

/**
 * Stores the file at `path`, then reads and books it, all or nothing. The same bytes again change nothing:
 * the result is `seen`. A file that is too large is refused without being read or stored, and stays where it
 * came from. A file from a folder that the server failed to read three times is given up; before that, and for
 * an upload, the error is thrown. Each file of a ZIP is stored and booked like a file that came alone, by the person
 * who brought the ZIP. If the server fails to read one, that one is `failed` and stops none of the others.
 */
export async function receiveBankFile(
  reading: Reading,
  viewer: Viewer,
  file: { path: string; name: string; partnerId?: string | null },
): Promise<ReceivedFile> {
  const { size } = await stat(file.path);
  if (size > reading.config.BANK_FILE_BYTES_MAX)
    return refuseTooLarge(reading, viewer, { name: file.name, size });
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(file.path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  const sha256 = hash.digest('hex');
  const original = await saveOriginal(reading.runner, viewer, { ...file, sha256, bytes });
  // Who uploads a file sees each failure; a folder would try it for ever.
  const isFromFolder = file.partnerId === undefined;
  return readOriginal(reading, viewer, {
    original,
    path: file.path,
    isFromFolder,
    isClaimed: false,
  });
}

/**
 * Says what booking the file at `path` would do, or each of those in a ZIP, one after the other. Nothing is stored.
 */
export async function rehearseBankFile(
  { runner, config }: Reading,
  viewer: Viewer,
  { path, name, partnerId }: { path: string; name: string; partnerId: string | null },
): Promise<{ name: string; result: Rehearsed }[]> {
  const { clock, bookId } = await runner.read(
    viewer,
    async (work) => ({ clock: work.clock, bookId: await senderOf(work, partnerId) }),
    undefined,
  );
  const today = clock.today().toString();
  const by = accountIdOf(viewer);
  const rehearse = async (files: readonly (FileHere & { archive: string | null })[]) => {
    const incoming: IncomingFile[] = [];
    for (const file of files) {
      const hash = createHash('sha256');
      const chunks = hashed(createReadStream(file.path), hash);
      const read = await readBankFile(chunks, { maxBytes: config.BANK_FILE_BYTES_MAX, today });
      const original = {
        id: null,
        sha256: read.kind === 'refused' ? null : hash.digest('hex'),
        name: file.name,
        archive: file.archive,
        bookId,
        byId: by,
        isBrought: true,
        broughtById: by,
        receivedAt: clock.now(),
      };
      incoming.push({ original, read });
    }
    const results = await runner.run(viewer, rehearseImport, incoming);
    return results.map((result, index) => ({ name: files[index]!.name, result }));
  };
  if (!(await isZipAt(path))) return rehearse([{ path, name, archive: null }]);
  return withUnpacked(unpacking(config, path), async (files, problems) =>
    problems.length > 0
      ? [{ name, result: { state: 'refused', problems: [...problems], more: 0 } }]
      : rehearse(files.map((file) => ({ ...file, archive: name }))),
  );
}

/** Reads a stored file. */
export async function readStored(reading: Reading, original: Original): Promise<ReceivedFile> {
  const { runner, config } = reading;
  const bytes = await runner.read(
    SYSTEM,
    ({ storage }) => storage.read(originalKey(original.sha256)),
    undefined,
  );
  if (!bytes) throw new Error(`The bank's file ${original.sha256} is not in the store.`);
  const path = temporaryPath(config);
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    return await readOriginal(reading, SYSTEM, {
      original,
      path,
      isFromFolder: false,
      isClaimed: true,
    });
  } finally {
    await rm(path, { force: true });
  }
}

interface FileHere {
  path: string;
  name: string;
}

interface OriginalHere {
  original: Original;
  path: string;
  isFromFolder: boolean;
  /** Whether this try was counted when the file was claimed. */
  isClaimed: boolean;
}

const unpacking = (config: Reading['config'], path: string) => ({
  path,
  maxBytes: config.BANK_FILE_BYTES_MAX,
  freePath: () => temporaryPath(config),
});

/** Reads a file whose original is stored, or the files of a ZIP. */
async function readOriginal(
  reading: Reading,
  viewer: Viewer,
  here: OriginalHere,
): Promise<ReceivedFile> {
  const { runner, config } = reading;
  const { original: zip, path, isFromFolder } = here;
  if (!(await isZipAt(path))) return readAlone(reading, viewer, here);
  return withUnpacked(unpacking(config, path), async (unpacked, problems) => {
    if (problems.length > 0) {
      const read: ReadBankFile = { kind: 'refused', problems: [...problems], more: 0 };
      return runner.run(viewer, importBankFile, { original: zip, read });
    }
    const originals = await saveUnpacked(runner, zip, unpacked);
    const [first, ...others] = originals.map((original, index) => ({
      original,
      path: unpacked[index]!.path,
      isFromFolder,
      isClaimed: false,
    }));
    if (first && others.length === 0) return readAlone(reading, viewer, first);
    const files = [];
    for (const one of first ? [first, ...others] : []) {
      const result = await readAlone(reading, viewer, one).catch(failed);
      files.push({ name: one.original.name, result });
    }
    return { state: 'unpacked', files };
  });
}

/** Reads a file and books it. One from a folder that was tried too often, whatever ended the tries, is given up. */
async function readAlone(
  reading: Reading,
  viewer: Viewer,
  here: OriginalHere,
): Promise<ReceivedAlone> {
  const { original, isFromFolder, isClaimed } = here;
  const { runner } = reading;
  const tries = isClaimed ? 0 : await runner.run(SYSTEM, beginTry, original.id);
  if (isFromFolder && tries > TRIES_MAX) return { state: 'given_up' };
  try {
    return await bookOriginal(reading, viewer, here);
  } catch (error) {
    if (error instanceof AppError) throw error;
    await runner.run(SYSTEM, noteUnread, { id: original.id, error });
    if (tries < TRIES_MAX || !isFromFolder) throw error;
    return { state: 'given_up' };
  }
}

/** Reads a file, whose bytes must be those that are stored, and books it. */
async function bookOriginal(
  { runner, config }: Reading,
  viewer: Viewer,
  { original, path }: OriginalHere,
): Promise<ReceivedAlone> {
  const hash = createHash('sha256');
  const today = await runner.read(viewer, async ({ clock }) => clock.today().toString(), undefined);
  const maxBytes = config.BANK_FILE_BYTES_MAX;
  const read = await readBankFile(hashed(createReadStream(path), hash), { maxBytes, today });
  // A refused file was not read to its end.
  if (read.kind !== 'refused' && hash.digest('hex') !== original.sha256)
    throw new Error('The file changed while it was read.');
  const imported = await unlessSeen(runner.run(viewer, importBankFile, { original, read }));
  if (imported.state === 'seen') await runner.run(SYSTEM, confirmSeenBefore, { original, read });
  return imported;
}

/** The same bytes came before. What a person had brought then, the bank may say now. */
async function confirmSeenBefore(
  work: Work,
  { original, read }: { original: Original; read: ReadBankFile },
): Promise<void> {
  await markRead(work.tx, original.id, work.clock.now());
  await removeWaiting(work.tx, original);
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
  { runner, config }: Reading,
  viewer: Viewer,
  { name, size }: { name: string; size: number },
): Promise<ReceivedFile> {
  const receivedAt = await runner.read(viewer, async ({ clock }) => clock.now(), undefined);
  const problem: FileProblem = {
    code: 'too_large',
    found: String(size),
    expected: String(config.BANK_FILE_BYTES_MAX),
  };
  const nobody = { bookId: null, byId: null, isBrought: false, broughtById: null };
  return runner.run(viewer, importBankFile, {
    original: { id: null, sha256: null, name, archive: null, receivedAt, ...nobody },
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
