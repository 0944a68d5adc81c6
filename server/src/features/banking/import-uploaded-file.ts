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
import { receiveBankFile, type ReceivedFile } from './use-cases/receive-bank-file.ts';

const NAME_MAX = 200;
/** An upload that is under way is written to more often. */
const LEFT_MS = 60 * 60 * 1000;

/**
 * Takes a bank's file as it comes, keeps it and books it: all of it or nothing. Throws `banking.bad_file`
 * with what is wrong with it, `banking.seen_before`, `banking.missing` for one that broke off, and
 * `request.too_large`.
 */
export async function importUploadedFile(
  { runner, config }: { runner: Runner; config: Config },
  viewer: Viewer,
  { file, name: said, partnerId }: { file: Readable; name: string; partnerId: string | null },
): Promise<Extract<ReceivedFile, { state: 'booked' }>['files']> {
  const maxBytes = config.BANK_FILE_BYTES_MAX;
  const name = tidyLine(basename(said)).slice(0, NAME_MAX) || 'bank-file';
  const folder = join(config.BANK_DIR, 'uploads');
  const path = join(folder, `${newId()}.part`);
  try {
    await write(file, path, maxBytes);
    await removeLeft(folder, path);
    const received = await receiveBankFile({ runner, maxBytes }, viewer, { path, name, partnerId });
    if (received.state === 'seen') throw bankingErrors.seen_before();
    if (received.state === 'refused') {
      const { problems, more } = received;
      throw bankingErrors.bad_file({ problems, more });
    }
    return received.files;
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes a file as it comes. */
async function write(file: Readable, path: string, maxBytes: number): Promise<void> {
  let length = 0;
  // What is too much is read as well, so that whoever sends it hears of it, and is kept nowhere.
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
 * Removes what a killed process left half received; what came whole is kept elsewhere. `fresh` was written
 * just now, so that the folder's own clock says what is old.
 */
async function removeLeft(folder: string, fresh: string): Promise<void> {
  const now = (await stat(fresh)).mtimeMs;
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && now - found.mtimeMs > LEFT_MS) await rm(join(folder, name), { force: true });
  }
}
