import type { Database } from './db/database.ts';
import type { Logger } from './log.ts';

/** Seconds between two polls, in case a notification was lost. */
const POLL_SECONDS = 5;

/** Works off rows in the background. Many nodes may do so at the same time; they share only the rows. */
export interface Worker {
  /** Starts the worker. Notifications wake it, and it polls now and then. */
  start(): Promise<void>;
  /** Works off everything that is due now. */
  runDue(): Promise<void>;
  /** Finishes the current round. */
  stop(): Promise<void>;
}

/**
 * `round` works off some of the due rows and returns whether there may be more. It is never called
 * concurrently.
 */
export function createWorker(deps: {
  database: Database;
  log: Logger;
  channel: string;
  pollSeconds?: number;
  round: () => Promise<boolean>;
}): Worker {
  const { database, log, channel, pollSeconds = POLL_SECONDS, round } = deps;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let unlisten: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function drain(): Promise<void> {
    try {
      do {
        again = false;
        while ((await round()) && !stopped);
      } while (again && !stopped);
    } catch (error) {
      log.error({ err: error, channel }, 'worker round failed');
    } finally {
      running = null;
    }
  }

  function runDue(): Promise<void> {
    again = true;
    running ??= drain();
    return running;
  }

  return {
    async start() {
      unlisten = await database.listen(channel, () => void runDue());
      timer = setInterval(() => void runDue(), pollSeconds * 1000);
      timer.unref();
      await runDue();
    },
    runDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await unlisten?.();
      await running;
    },
  };
}

/**
 * Works off several rows at a time, for work that waits for external servers: at most `atOnce` rows, and at
 * most `atOnceOfOne` of one group, so that a server that never answers does not delay the others.
 */
export function createParallelWorker<Row extends object>(deps: {
  database: Database;
  log: Logger;
  channel: string;
  atOnce: number;
  atOnceOfOne: number;
  groupOf(row: Row): string;
  /** Claims the next row that is due and in none of these groups. */
  claim(busy: string[]): Promise<Row | undefined>;
  /** Works off a row. `stopping` is aborted when the worker stops. */
  perform(row: Row, stopping: AbortSignal): Promise<void>;
}): Worker {
  const { database, log, channel, atOnce, atOnceOfOne, groupOf, claim, perform } = deps;
  const underWay = new Map<Row, Promise<void>>();
  const stopping = new AbortController();

  function busy(): string[] {
    const groups = [...underWay.keys()].map(groupOf);
    return [...new Set(groups)].filter(
      (group) => groups.filter((other) => other === group).length >= atOnceOfOne,
    );
  }

  const worker = createWorker({
    database,
    log,
    channel,
    async round() {
      if (underWay.size >= atOnce || stopping.signal.aborted) return false;
      const row = await claim(busy());
      if (!row) return false;
      const ended = perform(row, stopping.signal)
        .catch((error: unknown) =>
          log.error({ err: error, channel, group: groupOf(row) }, 'work failed'),
        )
        .then(() => {
          underWay.delete(row);
          void worker.runDue();
        });
      underWay.set(row, ended);
      return true;
    },
  });

  return {
    start: worker.start,
    async runDue() {
      do {
        await Promise.all(underWay.values());
        await worker.runDue();
      } while (underWay.size > 0);
    },
    async stop() {
      stopping.abort();
      await worker.stop();
      await Promise.all(underWay.values());
    },
  };
}
