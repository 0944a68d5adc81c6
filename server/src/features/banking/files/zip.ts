import { crc32 } from 'node:zlib';

import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

import type { FileProblems } from './problems.ts';

/** A ZIP is read whole into memory. The largest that banks send is a tenth of this. */
const PACKED_MAX = 50_000_000;
/** Entries of a ZIP that are read; a bank's has one. */
const ENTRIES_MAX = 100;
/** Entries that operating systems add to a ZIP. */
const SYSTEM_FILES = /^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db)$/;

/**
 * The only file in a ZIP, decompressed as a stream up to `maxBytes`. A ZIP with several files is refused:
 * each of a bank's files is booked or refused separately.
 */
export async function* unzipped(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
  problems: FileProblems,
): AsyncGenerator<Uint8Array, void> {
  const packed = await collect(chunks, problems);
  const refuse = (error: unknown): never =>
    problems.stop('archive', { found: error instanceof Error ? error.message : String(error) });
  const zip = await fromBufferPromise(packed, { lazyEntries: true, autoClose: false }).catch(
    refuse,
  );
  const [entry, another] = await filesIn(zip).catch(refuse);
  if (!entry || another)
    return problems.stop('archive_files', { found: another ? '2+' : '0', expected: '1' });
  if (entry.isEncrypted()) refuse('encrypted');
  if (entry.uncompressedSize > maxBytes)
    problems.stop('too_large', {
      found: String(entry.uncompressedSize),
      expected: String(maxBytes),
    });
  const file = await zip.openReadStreamPromise(entry).catch(refuse);
  let sum = 0;
  // Data that cannot be decompressed, or with another size than the ZIP states, is refused.
  const bytes = file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const next = await bytes.next().catch(refuse);
      if (next.done) break;
      sum = crc32(next.value, sum);
      yield next.value;
    }
  } finally {
    file.destroy();
  }
  if (sum !== entry.crc32)
    problems.stop('archive', { found: sum.toString(16), expected: entry.crc32.toString(16) });
}

async function collect(chunks: AsyncIterable<Uint8Array>, problems: FileProblems): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > PACKED_MAX) problems.stop('too_large', { expected: String(PACKED_MAX) });
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

async function filesIn(zip: ZipFile): Promise<Entry[]> {
  const files: Entry[] = [];
  let seen = 0;
  for await (const entry of zip.eachEntry()) {
    seen += 1;
    if (!entry.fileName.endsWith('/') && !SYSTEM_FILES.test(entry.fileName)) files.push(entry);
    if (files.length > 1 || seen === ENTRIES_MAX) break;
  }
  return files;
}
