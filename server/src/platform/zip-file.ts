import { pipeline } from 'node:stream/promises';
import { Transform, type Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

import { toNewFile } from './new-file.ts';

/** Sizes have 32 bits. */
const BYTES_MAX = 2 ** 32 - 1;
/** Version 2.0; sizes follow the content; the name is UTF-8; deflated. */
const TRAITS = [20, 0x0808, 8] as const;

/**
 * Writes a ZIP archive with one file to the disk, in little memory. Returns the size of the archive in bytes.
 * Throws `RangeError` when the file has 4 GB or more.
 */
export async function writeZip(
  path: string,
  { name, content, at }: { name: string; content: Readable; at: Temporal.PlainDateTime },
): Promise<number> {
  const file = Buffer.from(name, 'utf8');
  const [sum, packed] = [{ crc: 0, size: 0 }, { size: 0 }];
  const date = ((at.year - 1980) << 9) | (at.month << 5) | at.day;
  const time = (at.hour << 11) | (at.minute << 5) | (at.second >> 1);
  const head = (sums: readonly number[]) =>
    numbers([2, 2, 2, 2, 2, 4, 4, 4, 2, 2], [...TRAITS, time, date, ...sums, file.length, 0]);
  const start = Buffer.concat([signature(0x04034b50), head([0, 0, 0]), file]);
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      sum.crc = crc32(chunk, sum.crc);
      sum.size += chunk.length;
      done(sum.size > BYTES_MAX ? new RangeError(`${name} is too large for a ZIP.`) : null, chunk);
    },
  });
  const archive = new Transform({
    construct(done) {
      this.push(start);
      done();
    },
    transform(chunk: Buffer, _, done) {
      packed.size += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      const sums = [sum.crc, packed.size, sum.size];
      const descriptor = Buffer.concat([signature(0x08074b50), numbers([4, 4, 4], sums)]);
      const entry = Buffer.concat([
        signature(0x02014b50),
        numbers([2], [20]),
        head(sums),
        // No comment, disk 0, no attributes; the file begins where the archive does.
        numbers([2, 2, 2, 4, 4], [0, 0, 0, 0, 0]),
        file,
      ]);
      const place = start.length + packed.size + descriptor.length;
      const end = numbers([2, 2, 2, 2, 4, 4, 2], [0, 0, 1, 1, entry.length, place, 0]);
      this.push(Buffer.concat([descriptor, entry, signature(0x06054b50), end]));
      done();
    },
  });
  const deflated = createDeflateRaw({ level: 6 });
  return pipeline(content, counted, deflated, archive, toNewFile(path));
}

const signature = (value: number): Buffer => numbers([4], [value]);

/** Numbers with these lengths in bytes, the lowest byte first. */
function numbers(lengths: readonly number[], values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(lengths.reduce((sum, length) => sum + length, 0));
  let place = 0;
  for (const [index, length] of lengths.entries()) {
    bytes.writeUIntLE(values[index]!, place, length);
    place += length;
  }
  return bytes;
}
