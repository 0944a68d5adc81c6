import { createReadStream } from 'node:fs';
import { finished, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { FeedFileError } from './records.ts';

/** Enough to detect the type of a file, and less than any real feed's header. */
const SNIFFED_BYTES = 64;

/**
 * The text of a file in blocks. Gzip is unpacked (detected by its first bytes, not its name), and a byte
 * order mark is removed. Invalid UTF-8 becomes U+FFFD, so that one bad row does not affect others. Throws
 * `FeedFileError`, after everything that could be read.
 */
export async function* feedText(source: string | Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let sniffed = false;
  for await (const bytes of unpacked(bytesOf(source))) {
    if (!sniffed) refuseOtherThanText(bytes);
    sniffed = true;
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

async function* bytesOf(source: string | Readable): AsyncGenerator<Buffer> {
  try {
    const stream = typeof source === 'string' ? createReadStream(source) : source;
    for await (const chunk of stream) yield Buffer.from(chunk);
  } catch (error) {
    throw new FeedFileError('unreadable', { code: (error as NodeJS.ErrnoException).code });
  }
}

async function* unpacked(chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  let gunzip: Gunzip | undefined;
  let started = false;
  try {
    for await (const chunk of wellStarted(chunks)) {
      if (!started && chunk[0] === 0x1f && chunk[1] === 0x8b) gunzip = openGunzip();
      started = true;
      if (gunzip) yield* gunzip.write(chunk);
      else yield chunk;
    }
    if (gunzip) yield* gunzip.end();
  } finally {
    gunzip?.close();
  }
}

/** The same bytes, with enough of them in the first chunk to detect the type. */
async function* wellStarted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (start === undefined) {
      yield chunk;
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < SNIFFED_BYTES) continue;
    yield start;
    start = undefined;
  }
  if (start?.length) yield start;
}

type Gunzip = ReturnType<typeof openGunzip>;

/**
 * Node's gunzip, a chunk at a time. As a stream it discards what it had unpacked when it reaches damaged
 * data; this returns that first.
 */
function openGunzip() {
  const gunzip = createGunzip({ chunkSize: 64 * 1024 });
  const ready: Buffer[] = [];
  let settle: (failure?: Error | null) => void = () => undefined;
  gunzip.on('data', (bytes: Buffer) => ready.push(bytes));
  // The callback of a write is never called for damaged data.
  gunzip.on('error', (failure) => settle(failure));

  async function* after(step: (done: typeof settle) => void) {
    const failure = await new Promise<Error | null | undefined>((resolve) => {
      settle = resolve;
      step(resolve);
    });
    yield* ready.splice(0);
    if (failure) throw new FeedFileError('broken_gzip');
  }
  return {
    write: (chunk: Buffer) => after((done) => gunzip.write(chunk, done)),
    end: () =>
      after((done) => {
        finished(gunzip, done);
        gunzip.end();
      }),
    close: () => gunzip.destroy(),
  };
}

function refuseOtherThanText(start: Buffer) {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new FeedFileError('utf16');
  }
  if (start.subarray(0, SNIFFED_BYTES).includes(0)) throw new FeedFileError('not_text');
}
