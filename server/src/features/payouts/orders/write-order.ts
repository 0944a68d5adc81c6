import { writeWhole } from '../../../platform/write-whole.ts';
import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { writePain001 } from '../pain-001/write-pain-001.ts';
import { findUnwritten, markWritten, ORDER_CHANNEL, type StoredOrder } from './store.ts';

/** The worker that writes orders into `out` of the banks' folder. */
export function createOrderWorker(context: WorkerContext): Worker {
  const { database, log } = context;
  return createWorker({
    database,
    log,
    channel: ORDER_CHANNEL,
    round: () => writeOrder(context),
  });
}

/**
 * Writes the file of the next order from its rows alone. After a crash, or when two nodes write it at the
 * same time, the file is the same. Returns whether there was one.
 */
async function writeOrder({
  runner,
  config,
}: Pick<WorkerContext, 'runner' | 'config'>): Promise<boolean> {
  const order = await runner.read(SYSTEM, ({ tx }) => findUnwritten(tx), undefined);
  if (!order) return false;
  await writeWhole(`${config.BANK_DIR}/out`, orderFile(order), contentOf(order));
  await runner.run(SYSTEM, ({ tx, clock }) => markWritten(tx, order.id, clock.now()), undefined);
  return true;
}

/** `payouts-2027-01-11-86011117947-000012.xml` */
export const orderFile = ({ executesOn, payer, serial }: StoredOrder): string =>
  `payouts-${executesOn}-${payer.account}-${String(serial).padStart(6, '0')}.xml`;

/** The file's content, which is always the same for an order. */
export const contentOf = ({
  messageId,
  createdAt,
  executesOn,
  payer,
  lines,
}: StoredOrder): string =>
  writePain001({
    messageId,
    createdAt: new Date(createdAt.epochMilliseconds),
    executeOn: executesOn,
    payer,
    payments: lines.map(({ endToEndId, amount, account, name, text }) => ({
      endToEndId,
      amount,
      receiver: { name, account },
      message: { text },
    })),
  });
