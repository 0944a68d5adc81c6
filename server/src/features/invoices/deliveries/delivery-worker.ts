import { createDocumentFromFile } from '../../files/public.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createRowWorker } from '../../../platform/row-worker.ts';
import type { Worker } from '../../../platform/worker.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import {
  DELIVERY_CHANNEL,
  endDelivery,
  lockDelivery,
  claimNextDelivery,
  postponeDelivery,
  type Delivered,
  type Delivery,
} from './store.ts';

/** A kind of document that is drawn, stored and mailed. */
export interface Paper {
  /** Draws its PDF. */
  draw(work: ReadWork, id: string): Promise<Uint8Array>;
  title(work: ReadWork, id: string): Promise<string>;
  /** Mails it, and records that it was made and sent. */
  send(work: Work, id: string, document: { id: string; key: string; name: string }): Promise<void>;
  /** Records that it could not be made. */
  giveUp(work: Work, id: string): Promise<void>;
}

/** Seconds that making one may take before another node tries. */
const HOLD_SECONDS = 60;
const ATTEMPTS_MAX = 6;

/**
 * The worker that draws and mails queued documents of one kind. No transaction is open while one is drawn.
 */
export const createDeliveryWorker =
  (what: Delivered, paper: Paper) =>
  (context: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>): Worker => {
    const { runner, storage } = context;
    // Drawn again, a document overwrites its file.
    const keyOf = (id: string): string => `documents/${what}-${id}.pdf`;

    function claimNext({ tx, clock }: Work): Promise<Delivery | undefined> {
      const now = clock.now();
      return claimNextDelivery(tx, what, { now, heldUntil: now.add({ seconds: HOLD_SECONDS }) });
    }

    /** Sends a drawn and stored document, once. */
    async function sendOut(work: Work, { id, size }: { id: string; size: number }): Promise<void> {
      if (!(await lockDelivery(work.tx, id))) return;
      const title = await paper.title(work, id);
      const document = await createDocumentFromFile(work, {
        key: keyOf(id),
        title,
        name: `${title}.pdf`,
        size,
        contentType: 'application/pdf',
      });
      await paper.send(work, id, document);
      await endDelivery(work.tx, id);
    }

    /** After a failure that may be temporary: tries later, and in the end leaves it to a person. */
    async function postpone(work: Work, { ofId, attempts }: Delivery): Promise<void> {
      const { tx, clock } = work;
      if (!(await lockDelivery(tx, ofId))) return;
      if (attempts < ATTEMPTS_MAX)
        return postponeDelivery(tx, ofId, clock.now().add({ seconds: 2 ** attempts }));
      await paper.giveUp(work, ofId);
      await endDelivery(tx, ofId);
    }

    return createRowWorker({
      context,
      channel: DELIVERY_CHANNEL,
      claim: claimNext,
      async perform({ ofId: id }) {
        const pdf = await runner.read(SYSTEM, paper.draw, id);
        await storage.write(keyOf(id), pdf, 'application/pdf');
        await runner.run(SYSTEM, sendOut, { id, size: pdf.length });
      },
      postpone,
      failure: ({ ofId, attempts }) => ({
        message: 'invoice or letter not sent',
        what,
        ofId,
        attempts,
      }),
    });
  };
