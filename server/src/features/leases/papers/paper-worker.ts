import { createHash } from 'node:crypto';

import { drawDocument } from '../../../platform/pdf/draw-document.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { paperKey, sendOut, takeNext, tryLater } from './make-paper.ts';
import { PAPER_CHANNEL, type WaitingPaper } from './store.ts';

/** Draws the papers that wait and sends them out for signing. No transaction is open meanwhile. */
export function createPaperWorker({
  database,
  runner,
  log,
  storage,
}: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>): Worker {
  async function make(waiting: WaitingPaper): Promise<void> {
    const { id, text, sentAt } = waiting;
    try {
      const pdf = await drawDocument(text, { at: sentAt, read: storage.read });
      await storage.write(paperKey(id), pdf, 'application/pdf');
      const sha256 = createHash('sha256').update(pdf).digest('hex');
      await runner.run(SYSTEM, sendOut, { id, sha256, size: pdf.length });
    } catch (error) {
      log.error({ err: error, paperId: id, attempts: waiting.attempts }, 'paper not made');
      await runner.run(SYSTEM, tryLater, waiting);
    }
  }

  return createWorker({
    database,
    log,
    channel: PAPER_CHANNEL,
    async round() {
      const waiting = await runner.run(SYSTEM, takeNext, undefined);
      if (waiting) await make(waiting);
      return waiting !== undefined;
    },
  });
}
