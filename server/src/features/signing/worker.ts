import { ConfigError } from '../../config.ts';
import type { WorkerContext } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createRowWorker } from '../../platform/row-worker.ts';
import type { Worker } from '../../platform/worker.ts';
import type { Work } from '../../platform/work.ts';
import { createIdura } from './idura/api.ts';
import { cancelRemoteOrder, fetchOrder, sendOrder } from './idura/follow.ts';
import { sealOrder } from './sealing/seal-order.ts';
import { sealingKey } from './sealing/sealing-key.ts';
import { endTask, postponeTask, claimNextTask, TASK_CHANNEL, type Task } from './tasks/store.ts';

/** Seconds a task may take before another node claims it. */
const LEASE_SECONDS = 180;
/** The longest pause between two attempts, seconds. */
const WAIT_MAX = 3600;

/**
 * Works off tasks of orders one by one, without an open transaction. A task that fails is repeated until it
 * succeeds.
 */
export function createSigningWorker(context: WorkerContext): Worker {
  const { runner, log, config, ports } = context;
  const idura = createIdura(config, ports);

  function perform(task: Task): Promise<void> {
    if (task.kind === 'seal') return sealOrder(context, task);
    if (!idura) throw new Error('IDURA_CLIENT_ID is not set any more, and the order is there.');
    const broker = { ...context, idura };
    if (task.kind === 'send') return sendOrder(broker, task.orderId);
    if (task.kind === 'fetch') return fetchOrder(broker, task.orderId);
    return cancelRemoteOrder(broker, task.orderId);
  }

  const worker = createRowWorker({
    context,
    channel: TASK_CHANNEL,
    claim: claimNext,
    async perform(task) {
      await perform(task);
      await runner.run(SYSTEM, ({ tx }) => endTask(tx, task), undefined);
    },
    postpone,
    failure: ({ orderId, kind, attempts }) => ({
      message: 'signing task failed',
      orderId,
      kind,
      attempts,
    }),
  });

  return {
    ...worker,
    async start() {
      // Creates the key at the first start, before anyone has to wait for it.
      await sealingKey(context).catch((error: unknown) => {
        if (error instanceof ConfigError) throw error;
        log.error({ err: error }, 'sealing key missing');
      });
      await worker.start();
    },
  };
}

function claimNext({ tx, clock }: Work): Promise<Task | undefined> {
  const now = clock.now();
  return claimNextTask(tx, now, now.add({ seconds: LEASE_SECONDS }));
}

function postpone({ tx, clock }: Work, task: Task): Promise<void> {
  const wait = Math.min(WAIT_MAX, 2 ** task.attempts);
  return postponeTask(tx, task, clock.now().add({ seconds: wait }));
}
