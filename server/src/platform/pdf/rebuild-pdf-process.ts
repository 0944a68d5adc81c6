import { Worker } from 'node:worker_threads';

import type { OthersPdf } from './rebuild-pdf-in-process.ts';
import { rebuildPdf } from './rebuild-pdf.ts';

// The process started by `rebuild-pdf-in-process.ts`: reads one PDF and exits.

/** Bytes of memory: a PDF of the largest accepted size needs less than half. */
const MEMORY_MAX = 600_000_000;

// A small PDF may unpack to any size, and parsing blocks the event loop: a thread ends the process.
new Worker(
  `setInterval(() => {
    if (process.memoryUsage.rss() > ${MEMORY_MAX}) process.kill(process.pid, 'SIGKILL');
  }, 50);`,
  { eval: true },
).unref();

process.on('disconnect', () => process.exit());
process.once('message', (request: OthersPdf) => {
  void rebuildPdf(request).then((result) => process.send?.(result));
});
