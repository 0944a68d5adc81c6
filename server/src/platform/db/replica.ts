import type { Kysely } from 'kysely';

import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

/** Milliseconds between two checks of the replica's lag. */
const POLL_INTERVAL = 500;
/** Seconds a replica may be behind before it is no longer used. */
const BEHIND_SECONDS = 2;

/** A copy of the database that follows it and can only be read. */
export interface Replica {
  /** The replica's connection; null while it is unreachable or too far behind. */
  kysely(): Kysely<never> | null;
  close(): Promise<void>;
}

/**
 * Measures the lag of a replica: compares the positions the primary had written at known times with the
 * position the replica has replayed. By its own figures, a replica that lost its primary would never be
 * behind.
 */
export function followReplica(deps: {
  primary: Database;
  replica: Database;
  log: Logger;
  /** Milliseconds since any moment. */
  now?: () => number;
}): Replica {
  const { primary, replica, log, now: clock = () => performance.now() } = deps;
  /**
   * Positions the primary had written, with their times, oldest first; all are after the replica's last known
   * position.
   */
  let marks: { at: number; written: string }[] = [];
  let inStepAt = -Infinity;
  let wasInStep = false;
  let checking: Promise<void> | null = null;

  const isInStep = () => clock() - inStepAt < BEHIND_SECONDS * 1000;

  async function checkPosition(): Promise<void> {
    const at = clock();
    const [now] = await primary.session(({ query }) =>
      query<{ written: string }>('select pg_current_wal_lsn()::text as written'),
    );
    marks.push({ at, ...now! });
    const [has] = await replica.session(({ query }) =>
      query<{ count: bigint }>(
        `select count(*) filter (where pg_last_wal_replay_lsn() >= mark::pg_lsn) as count
         from unnest($1::text[]) as mark`,
        [marks.map(({ written }) => written)],
      ),
    );
    const count = Number(has!.count);
    inStepAt = marks[count - 1]?.at ?? inStepAt;
    marks = marks.slice(count).slice(-100);
  }

  const timer = setInterval(() => {
    checking ??= checkPosition()
      .catch((error: unknown) => log.debug({ err: error }, 'replica not checked'))
      .then(() => {
        checking = null;
        if (isInStep() !== wasInStep)
          log.warn(
            wasInStep ? 'replica not used: it does not answer, or lags' : 'replica used again',
          );
        wasInStep = isInStep();
      });
  }, POLL_INTERVAL);
  timer.unref();

  return {
    kysely: () => (isInStep() ? replica.kysely : null),
    async close() {
      clearInterval(timer);
      await checking;
      await replica.close();
    },
  };
}
