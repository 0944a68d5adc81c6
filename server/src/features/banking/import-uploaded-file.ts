import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { requestErrors } from '@husvaer/domain/kernel/errors';
import { tidyLine } from '@husvaer/domain/kernel/text';

import type { Config } from '../../config.ts';
import { newId } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Runner } from '../../platform/work.ts';
import type { Rehearsal } from './use-cases/rehearse-import.ts';
import type { Refusal } from './store.ts';
import {
  receiveBankFile,
  rehearseBankFile,
  type ReceivedFile,
} from './use-cases/receive-bank-file.ts';

const NAME_MAX = 200;
/** A file that is still being uploaded is written to more often than this. */
const LEFT_MS = 60 * 60 * 1000;

/**
 * Receives a bank's file as a stream, stores it and books it: all of it or nothing. Throws `banking.bad_file`
 * with its problems, `banking.seen_before`, `banking.missing` for an aborted upload, and `request.too_large`.
 */
export async function importUploadedFile(
  { runner, config }: { runner: Runner; config: Config },
  viewer: Viewer,
  { file, name: input, partnerId }: { file: Readable; name: string; partnerId: string | null },
): Promise<Extract<ReceivedFile, { state: 'booked' }>['files']> {
  const maxBytes = config.BANK_FILE_BYTES_MAX;
  return withUpload({ config, file, name: input }, async (upload) => {
    const sent = { ...upload, partnerId };
    const received = await receiveBankFile({ runner, maxBytes }, viewer, sent);
    if (received.state === 'seen') throw bankingErrors.seen_before();
    if (received.state === 'given_up') throw new Error('an upload is not given up');
    return throwRefused(received).files;
  });
}

/**
 * Says what booking a bank's file would do, and books nothing. Throws the errors of {@link importUploadedFile}.
 */
export async function rehearseUploadedFile(
  { runner, config }: { runner: Runner; config: Config },
  viewer: Viewer,
  { file, name: input, partnerId }: { file: Readable; name: string; partnerId: string | null },
): Promise<Extract<Rehearsal, { state: 'booked' }>> {
  const maxBytes = config.BANK_FILE_BYTES_MAX;
  return withUpload({ config, file, name: input }, async (upload) => {
    const sent = { ...upload, partnerId };
    return throwRefused(await rehearseBankFile({ runner, maxBytes }, viewer, sent));
  });
}

function throwRefused<Result extends { state: 'booked' }>(
  result: Result | ({ state: 'refused' } & Refusal),
): Result {
  if (result.state === 'booked') return result;
  const { problems, more } = result;
  throw bankingErrors.bad_file({ problems, more });
}

/** Writes a received file to the disk for as long as it is read. */
async function withUpload<Result>(
  { config, file, name: input }: { config: Config; file: Readable; name: string },
  read: (upload: { path: string; name: string }) => Promise<Result>,
): Promise<Result> {
  const name = tidyLine(basename(input)).slice(0, NAME_MAX) || 'bank-file';
  const folder = join(config.BANK_DIR, 'uploads');
  const path = join(folder, `${newId()}.part`);
  try {
    await write(file, path, config.BANK_FILE_BYTES_MAX);
    await removeLeft(folder, path);
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
  await mkdir(join(path, '..'), { recursive: true });
  await pipeline(file, atMost, createWriteStream(path, { flags: 'wx' })).catch(() => {
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
