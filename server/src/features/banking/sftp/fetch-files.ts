import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type SftpClient from 'ssh2-sftp-client';

import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/log.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Runner } from '../../../platform/work.ts';
import { freeName } from '../folder/free-name.ts';
import { isUnfinished } from '../folder/is-unfinished.ts';
import { saveOriginal } from '../originals/save-original.ts';

interface Fetching {
  runner: Runner;
  log: Logger;
  /** The bank's folder for us, on its server. */
  from: string;
  /** Our folder of files to be imported. */
  to: string;
  maxBytes: number;
  /** Waits a while: a file that has not changed since is complete. */
  quiet: () => Promise<unknown>;
}

/**
 * Fetches the bank's files into our own folder, where they are imported like any other. A file is removed at
 * the bank only after it is stored here. If the process is killed before that, it is fetched again, and the
 * same bytes are booked once.
 */
export async function fetchFiles(sftp: SftpClient, fetching: Fetching): Promise<void> {
  const { from, maxBytes, quiet, log } = fetching;
  const before = new Map((await listFiles(sftp, from)).map((file) => [file.name, file]));
  if (before.size === 0) return;
  await quiet();
  for (const file of await listFiles(sftp, from)) {
    const { name, size, modifyTime } = file;
    const seen = before.get(name);
    if (seen?.size !== size || seen.modifyTime !== modifyTime) continue;
    if (size > maxBytes) log.error({ name, size, maxBytes }, 'bank file too large: not fetched');
    else await fetchFile(sftp, fetching, file);
  }
}

/** Complete files with a name that is safe on this machine. */
const listFiles = async (sftp: SftpClient, from: string) =>
  (await sftp.list(from)).filter(
    ({ type, name }) => type === '-' && name === basename(name) && !isUnfinished(name),
  );

async function fetchFile(
  sftp: SftpClient,
  { runner, log, from, to }: Fetching,
  { name, size }: { name: string; size: number },
): Promise<void> {
  await mkdir(to, { recursive: true });
  const half = join(to, `.${newId()}.part`);
  try {
    await sftp.fastGet(`${from}/${name}`, half);
    const { sha256, bytes } = await syncAndHash(half);
    if (bytes !== size) throw new Error(`${bytes} bytes of ${size} came of ${name}.`);
    await saveOriginal(runner, SYSTEM, { path: half, name, sha256, bytes });
    await rename(half, join(to, await freeName(to, name)));
    await sftp.delete(`${from}/${name}`);
    log.info({ name, bytes, sha256 }, 'bank file fetched');
  } finally {
    await rm(half, { force: true });
  }
}

async function syncAndHash(path: string): Promise<{ sha256: string; bytes: number }> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { sha256: hash.digest('hex'), bytes };
}
