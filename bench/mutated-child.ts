import { createReadStream } from 'node:fs';

import { readBankFile } from '../server/src/features/banking/public.ts';
import type { Worked } from './money-child.ts';

/** The measurements of reading one file, and its result. */
export interface FileRead extends Worked {
  /** Øre of all payments, in digits; null if the file was refused. */
  total: string | null;
  /** The first reason for refusing it. */
  problem: string | null;
}

// Reads one bank file in its own process: `PATH MAX_BYTES`.
const [path = '', maxBytes] = process.argv.slice(2);
const started = performance.now();
const read = await readBankFile(createReadStream(path), {
  maxBytes: Number(maxBytes),
  today: '2027-03-05',
});
const total =
  read.kind === 'lines' ? read.file.lines.reduce((sum, { amount }) => sum + amount, 0n) : null;
process.send!({
  seconds: (performance.now() - started) / 1000,
  peak: process.resourceUsage().maxRSS * 1024,
  total: total === null ? null : String(total),
  problem: read.kind === 'refused' ? read.problems[0]!.code : null,
} satisfies FileRead);
