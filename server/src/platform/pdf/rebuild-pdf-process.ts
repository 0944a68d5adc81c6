import { Worker } from 'node:worker_threads';

import type { OthersPdf } from './rebuild-pdf-in-process.ts';
import { rebuildPdf } from './rebuild-pdf.ts';

// The other end of `others-pdf-apart.ts`: reads one PDF and ends.

/** Bytes of memory: a PDF of the largest size that is taken needs less than half. */
const MEMORY_MAX = 600_000_000;

// A small PDF may unpack to any size, and its reading lets nothing else run: a thread ends the process.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${MEMORY_MAX}) process.kill(process.pid, 'SIGKILL');
  }, 50);`,
  { eval: true },
).unref();

process.on('disconnect', () => process.exit());
process.once('message', (asked: OthersPdf) => {
  void rebuildPdf(asked).then((said) => process.send?.(said));
});
