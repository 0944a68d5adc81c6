import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../server/src/config.ts';
import { MAX_LINES } from '../server/src/features/banking/public.ts';
import { seeded } from '../demo/src/random.ts';
import { camt053, camt054, ocrFile } from '../server/testing/bank-files.ts';
import { MUTATIONS } from '../server/testing/mutations.ts';
import type { FileRead } from './mutated-child.ts';
import { runChild } from './child.ts';
import { readOptions } from './options.ts';
import { megabytes, printTable } from './table.ts';

const options = readOptions({
  megabytes: { default: 100, smoke: 1 },
  mutations: { default: 10, smoke: 2 },
  seed: { default: 31, smoke: 31 },
});
const KINDS = { OCR: ocrFile, 'camt.053': camt053, 'camt.054': camt054 };
/** The server's default limit. */
const maxBytes = readConfig({ NODE_ENV: 'test' }).BANK_FILE_BYTES_MAX;

const directory = mkdtempSync(join(tmpdir(), 'husvaer-mutated-'));
const path = join(directory, 'file');
const random = seeded(options.seed);
const table: string[][] = [];
try {
  for (const [kind, build] of Object.entries(KINDS)) {
    const bytes = buildFile(build);
    const whole = await read(bytes, `${kind}, as it was written`);
    for (const [mutation, mutate] of Object.entries(MUTATIONS).slice(0, options.mutations)) {
      const [at, by] = [random.int(0, bytes.length - 1), random.int(0, 1_000_000)];
      const mutated = await read(mutate(bytes, at, by), `${kind}, ${mutation}`);
      if (mutated.total !== null && mutated.total !== whole.total) {
        console.log(`${kind}, ${mutation}: it was taken with another sum.`);
        process.exitCode = 1;
      }
    }
  }
  printTable(['', 'size', 'seconds', 'peak memory'], table);
} finally {
  rmSync(directory, { recursive: true });
}

/** A file of about this many megabytes, within the limit of payments and with correct sums. */
function buildFile(build: (typeof KINDS)[keyof typeof KINDS]): Buffer {
  const file = (count: number) =>
    build({
      account: '86011117947',
      payments: Array.from({ length: count }, (_, index) => ({
        amount: 800_000n + BigInt(index),
        kid: '1234567897',
        paidOn: '2027-03-01',
        bookedOn: '2027-03-02',
        reference: String(100_000_000 + index),
      })),
    });
  const [small, larger] = [file(100).length, file(200).length];
  const count = Math.ceil((options.megabytes * 1e6) / ((larger - small) / 100));
  return file(Math.min(count, MAX_LINES - 10));
}

async function read(bytes: Buffer, name: string): Promise<FileRead> {
  writeFileSync(path, bytes);
  const one = await runChild<FileRead>('mutated-child.ts', [path, String(maxBytes)]);
  const outcome = one.problem === null ? name : `${name}: ${one.problem}`;
  table.push([outcome, megabytes(bytes.length), one.seconds.toFixed(1), megabytes(one.peak)]);
  return one;
}
