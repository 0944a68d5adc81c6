import type { WorkerContext } from './feature.ts';
import { SYSTEM } from './viewer.ts';
import type { UseCase, Work } from './work.ts';
import { createWorker, type Worker } from './worker.ts';

/**
 * Works off one row after another. A row is claimed in one transaction for a while, and performed outside of
 * any transaction. A row that fails is logged and retried later; a row whose process died is free again when
 * its claim expires.
 */
export function createRowWorker<Row extends object>({
  context: { database, runner, log },
  channel,
  claim,
  perform,
  postpone,
  failure,
}: {
  context: Pick<WorkerContext, 'database' | 'runner' | 'log'>;
  channel: string;
  /** Claims the next row that is due. */
  claim: UseCase<Work, undefined, Row | undefined>;
  perform(row: Row): Promise<void>;
  /** Sets when the row is due again, or gives it up. */
  postpone: UseCase<Work, Row, void>;
  /** The log entry for a row that failed. */
  failure(row: Row): { message: string } & Record<string, unknown>;
}): Worker {
  return createWorker({
    database,
    log,
    channel,
    async round() {
      const row = await runner.run(SYSTEM, claim, undefined);
      if (!row) return false;
      try {
        await perform(row);
      } catch (error) {
        const { message, ...facts } = failure(row);
        log.error({ err: error, ...facts }, message);
        await runner.run(SYSTEM, postpone, row);
      }
      return true;
    },
  });
}
