import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { draw, keyOf, sendOut, takeNext, tryLater } from './deliver.ts';
import { DELIVERY_CHANNEL, type Delivery } from './store.ts';

/** Draws the invoices and letters that wait and mails them. No transaction is open while one is drawn. */
export function createDeliveryWorker({
  database,
  runner,
  log,
  storage,
}: Pick<WorkerContext, 'database' | 'runner' | 'log' | 'storage'>): Worker {
  async function deliver(delivery: Delivery): Promise<void> {
    try {
      const pdf = await runner.read(SYSTEM, draw, delivery);
      await storage.write(keyOf(delivery), pdf, 'application/pdf');
      await runner.run(SYSTEM, sendOut, { ...delivery, size: pdf.length });
    } catch (error) {
      log.error({ err: error, ...delivery }, 'invoice or letter not sent');
      await runner.run(SYSTEM, tryLater, delivery);
    }
  }

  return createWorker({
    database,
    log,
    channel: DELIVERY_CHANNEL,
    async round() {
      const delivery = await runner.run(SYSTEM, takeNext, undefined);
      if (delivery) await deliver(delivery);
      return delivery !== undefined;
    },
  });
}
