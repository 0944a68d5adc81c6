import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { tidyLine } from '@husvaer/domain/kernel/text';

import type { Config } from '../../config.ts';
import { toNewFile } from '../../platform/new-file.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Runner } from '../../platform/work.ts';
import type { Rehearsed } from './use-cases/rehearse-import.ts';
import type { Refusal } from './store.ts';
import { temporaryFolder, temporaryPath } from './temporary-path.ts';
import {
  receiveBankFile,
  rehearseBankFile,
  type ReceivedAlone,
} from './use-cases/receive-bank-file.ts';

const NAME_MAX = 200;
/** A file that is still being uploaded is written to more often than this. */
const LEFT_MS = 60 * 60 * 1000;

/** A file that was sent, or one of those in a ZIP that was sent, and what became of it, or would. */
export interface Sent<Result> {
  name: string;
  result: Result;
}

interface Upload {
  file: Readable;
  name: string;
  partnerId: string | null;
}

/**
 * Receives a bank's file as a stream, stores it and books it: all of it or nothing. Throws `banking.bad_file`
 * with its problems, `banking.seen_before`, `banking.missing` for an aborted upload, and `request.too_large`. Each
 * of several files in a ZIP has its own result instead, and none of them throws.
 */
export async function importUploadedFile(
  { runner, config }: { runner: Runner; config: Config },
  viewer: Viewer,
  { file, name, partnerId }: Upload,
): Promise<Sent<ReceivedAlone>[]> {
  return withUpload({ config, file, name }, async (upload) => {
    const sent = { ...upload, partnerId };
    const result = await receiveBankFile({ runner, config }, viewer, sent);
    if (result.state === 'unpacked') return result.files;
    return [{ name: upload.name, result: throwRefused(result) }];
  });
}

/**
 * Says what booking a bank's file would do, and books nothing. Throws the errors of {@link importUploadedFile}.
 */
export async function rehearseUploadedFile(
  { runner, config }: { runner: Runner; config: Config },
  viewer: Viewer,
  { file, name, partnerId }: Upload,
): Promise<Sent<Rehearsed>[]> {
  return withUpload({ config, file, name }, async (upload) => {
    const sent = { ...upload, partnerId };
    const all = await rehearseBankFile({ runner, config }, viewer, sent);
    const [only, another] = all;
    if (only && !another) throwRefused(only.result);
    return all;
  });
}

function throwRefused<Result extends { state: string }>(
  result: Result | ({ state: 'refused' } & Refusal),
): Result {
  if (result.state === 'seen') throw bankingErrors.seen_before();
  if (!('problems' in result)) return result;
  const { problems, more } = result;
  throw bankingErrors.bad_file({ problems, more });
}

/** Writes a received file to the disk for as long as it is read. */
async function withUpload<Result>(
  { config, file, name: input }: { config: Config; file: Readable; name: string },
  read: (upload: { path: string; name: string }) => Promise<Result>,
): Promise<Result> {
  const name = tidyLine(basename(input)).slice(0, NAME_MAX) || 'bank-file';
  const path = temporaryPath(config);
  try {
    await write(file, path, config.BANK_FILE_BYTES_MAX);
    await removeLeft(temporaryFolder(config), path);
    return await read({ path, name });
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes a stream to a file. */
async function write(file: Readable, path: string, maxBytes: number): Promise<void> {
  let length = 0;
  // The excess is read but not stored, so that the sender gets an answer.
  async function* atMost(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length <= maxBytes) yield chunk;
    }
  }
  await mkdir(dirname(path), { recursive: true });
  await pipeline(file, atMost, toNewFile(path)).catch(() => {
    throw bankingErrors.missing();
  });
  if (length > maxBytes) throw requestErrors.too_large({ maximum: maxBytes });
}

/**
 * Removes files that a killed process left half received; complete ones are stored elsewhere. `fresh` was
 * just written, so that ages are measured by the folder's own clock.
 */
async function removeLeft(folder: string, fresh: string): Promise<void> {
  const now = (await stat(fresh)).mtimeMs;
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now - found.mtimeMs > LEFT_MS) await rm(join(folder, name), { force: true });
  }
}
