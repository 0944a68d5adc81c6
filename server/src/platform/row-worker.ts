import type { WorkerContext } from './feature.ts';
import { SYSTEM } from './viewer.ts';
import type { UseCase, Work } from './work.ts';
import { createWorker, type Worker } from './worker.ts';

/**
 * Works off one row after another. A row is taken in a transaction that holds it for a while, and performed
 * while none is open. One that fails is logged and tried again later; one whose process died is free again
 * when its time is over.
 */
export function createRowWorker<Row extends object>({
  context: { database, runner, log },
  channel,
  take,
  perform,
  tryLater,
  failure,
}: {
  context: Pick<WorkerContext, 'database' | 'runner' | 'log'>;
  channel: string;
  /** The next row that is due, held for this node. */
  take: UseCase<Work, undefined, Row | undefined>;
  perform(row: Row): Promise<void>;
  /** Says when the row is due again, or gives it up. */
  tryLater: UseCase<Work, Row, void>;
  /** What the log says of a row that failed. */
  failure(row: Row): { message: string } & Record<string, unknown>;
}): Worker {
  return createWorker({
    database,
    log,
    channel,
    async round() {
      const row = await runner.run(SYSTEM, take, undefined);
      if (!row) return false;
      try {
        await perform(row);
      } catch (error) {
        const { message, ...facts } = failure(row);
        log.error({ err: error, ...facts }, message);
        await runner.run(SYSTEM, tryLater, row);
      }
      return true;
    },
  });
}
