import { createHash } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';

import {
  getFileNameLowLevel,
  openPromise,
  validateFileName,
  type Entry,
  type ZipFile,
} from 'yauzl';

import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import { tidyLine } from '@husvaer/domain/kernel/text';

import { toNewFile } from '../../../platform/new-file.ts';
import { collectProblems, Unreadable, type FileProblems } from './problems.ts';

/** Entries of a ZIP, folders among them; a bank's has a few. */
const ENTRIES_MAX = 100;
/** Entries that operating systems add to a ZIP. */
const SYSTEM_FILES = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db)$/;
const NAME_MAX = 200;

/** Whether a file begins like a ZIP. */
export const isZip = (head: Uint8Array): boolean =>
  /^504b(0304|0506|0708)/.test(Buffer.from(head.subarray(0, 4)).toString('hex'));

export async function isZipAt(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return isZip(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

/** A file of a ZIP, on the disk. */
export interface Unpacked {
  /** As in the ZIP, with its folders. */
  name: string;
  path: string;
  sha256: string;
  bytes: number;
}

interface Unpacking {
  /** The ZIP. */
  path: string;
  /** The maximum number of bytes of all its files. */
  maxBytes: number;
  /** A free path for a file. */
  freePath: () => string;
}

/**
 * Unpacks the ZIP at a path for as long as `use` runs. Its files are in the order of their names, like those of a
 * folder. A ZIP that could be anything but a bank's own files is refused as a whole, with the name of the file that
 * is wrong: `use` gets its problems, and no files.
 */
export async function withUnpacked<Result>(
  unpacking: Unpacking,
  use: (files: readonly Unpacked[], problems: readonly FileProblem[]) => Promise<Result>,
): Promise<Result> {
  const problems = collectProblems();
  const files: Unpacked[] = [];
  const paths: string[] = [];
  const freePath = () => {
    const path = unpacking.freePath();
    paths.push(path);
    return path;
  };
  try {
    await unpack({ ...unpacking, freePath }, files, problems).catch((error: unknown) => {
      if (!(error instanceof Unreadable)) throw error;
    });
    return await use(problems.any() ? [] : files, problems.list);
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }
}

async function unpack(
  { path, maxBytes, freePath }: Unpacking,
  files: Unpacked[],
  problems: FileProblems,
): Promise<void> {
  const refuse = refusing(problems);
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false } as const;
  const zip = await openPromise(path, options).catch(refuse);
  try {
    const entries = await entriesOf(zip, problems).catch(refuse);
    expectFew(entries, maxBytes, problems);
    for (const { name, entry } of entries) {
      const file = { name, path: freePath() };
      await mkdir(dirname(file.path), { recursive: true });
      files.push({ ...file, ...(await write(zip, entry, file, problems)) });
    }
  } finally {
    zip.close();
  }
  const known = new Map<string, string>();
  for (const { name, sha256 } of files) {
    const before = known.get(sha256);
    if (before !== undefined) problems.add('archive_duplicate', { path: name, found: before });
    known.set(sha256, name);
  }
}

interface NamedEntry {
  name: string;
  entry: Entry;
}

/** The files in a ZIP by name. */
async function entriesOf(zip: ZipFile, problems: FileProblems): Promise<NamedEntry[]> {
  const files: NamedEntry[] = [];
  if (zip.entryCount > ENTRIES_MAX)
    problems.stop('archive_files', {
      found: String(zip.entryCount),
      expected: `1–${ENTRIES_MAX}`,
    });
  for await (const entry of zip.eachEntry()) {
    const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
    const written = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
    if (written.endsWith('/') || SYSTEM_FILES.test(written)) continue;
    const name = tidyLine(written).slice(0, NAME_MAX);
    if (/\p{Cc}/u.test(written) || validateFileName(written) !== null)
      problems.add('archive_name', { path: name, found: written });
    else if (files.some((one) => one.name === name))
      problems.add('archive_duplicate', { path: name, found: name });
    if (entry.isEncrypted()) problems.add('archive_encrypted', { path: name });
    files.push({ name, entry });
  }
  if (files.length === 0)
    problems.stop('archive_files', { found: '0', expected: `1–${ENTRIES_MAX}` });
  return files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Refuses a ZIP whose files say that they are larger than `maxBytes` together, or that has another problem. */
function expectFew(entries: readonly NamedEntry[], maxBytes: number, problems: FileProblems): void {
  let sum = 0;
  for (const { name, entry } of entries) {
    sum += entry.uncompressedSize;
    if (sum > maxBytes)
      problems.stop('too_large', { path: name, found: String(sum), expected: String(maxBytes) });
  }
  if (problems.any()) throw new Unreadable('archive');
}

/** Writes a file of a ZIP to the disk: exactly as many bytes as the ZIP says, with the check sum that it says. */
async function write(
  zip: ZipFile,
  entry: Entry,
  { name, path }: { name: string; path: string },
  problems: FileProblems,
): Promise<Pick<Unpacked, 'sha256' | 'bytes'>> {
  const refuse = refusing(problems, name);
  const hash = createHash('sha256');
  let sum = 0;
  let isFirst = true;
  async function* checked(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      if (isFirst && isZip(chunk)) problems.stop('archive_nested', { path: name });
      isFirst = false;
      sum = crc32(chunk, sum);
      hash.update(chunk);
      yield chunk;
    }
  }
  const source = await zip.openReadStreamPromise(entry).catch(refuse);
  const bytes = await pipeline(source, checked, toNewFile(path)).catch(refuse);
  if (sum !== entry.crc32)
    problems.stop('archive', {
      path: name,
      found: sum.toString(16),
      expected: entry.crc32.toString(16),
    });
  return { sha256: hash.digest('hex'), bytes };
}

/** Refuses a ZIP for an error while it is read. A full disk is no fault of the ZIP, and is thrown. */
const refusing =
  (problems: FileProblems, path?: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error) || error instanceof Unreadable || 'syscall' in error) throw error;
    return problems.stop('archive', { ...(path !== undefined && { path }), found: error.message });
  };
