import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import type { FileProblem } from '@husvaer/domain/banking/file-problems';
import { AppError } from '@husvaer/domain/kernel/errors';

import type { Viewer } from '../../../platform/viewer.ts';
import type { Runner } from '../../../platform/work.ts';
import { readBankFile, type ReadBankFile } from '../files/read-bank-file.ts';
import { importBankFile, type ImportedFile } from './import-bank-file.ts';

export type ReceivedFile = ImportedFile | { state: 'seen' };

/**
 * Reads a file that lies at `path` and books it, all or nothing. The same bytes again change nothing:
 * they are `seen`.
 */
export async function receiveBankFile(
  { runner, maxBytes }: { runner: Runner; maxBytes: number },
  viewer: Viewer,
  { path, ...said }: { path: string; name: string; partnerId?: string | null },
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const { size } = await stat(path);
  const today = await runner.read(viewer, async ({ clock }) => clock.today().toString(), undefined);
  const read: ReadBankFile =
    size > maxBytes
      ? { kind: 'refused', problems: [tooLarge(size, maxBytes)], more: 0 }
      : await readBankFile(hashed(createReadStream(path), hash), { maxBytes, today });
  // What was refused on the way was not read to its end.
  const sha256 = read.kind === 'refused' ? null : hash.digest('hex');
  try {
    return await runner.run(viewer, importBankFile, { ...said, sha256, read });
  } catch (error) {
    if (error instanceof AppError && error.code === 'banking.seen_before') return { state: 'seen' };
    throw error;
  }
}

const tooLarge = (size: number, maxBytes: number): FileProblem => ({
  code: 'too_large',
  found: String(size),
  expected: String(maxBytes),
});

async function* hashed(
  chunks: AsyncIterable<Buffer>,
  hash: { update(chunk: Buffer): void },
): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}
