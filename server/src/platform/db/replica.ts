import type { Kysely } from 'kysely';

import type { Logger } from '../log.ts';
import type { Database } from './database.ts';

/** Milliseconds between two looks at how far the replica is. */
const LOOK = 500;
/** A replica further behind is not asked, seconds. */
const BEHIND_SECONDS = 2;

/** A copy of the database that follows it and can only be read. */
export interface Replica {
  /** Where to read; null while it is away or too far behind. */
  kysely(): Kysely<never> | null;
  close(): Promise<void>;
}

/**
 * Watches how far a replica is behind: by what the primary had written when, and what of it the replica
 * has. By the replica's own word one that has lost its primary would be in step for ever.
 */
export function followReplica(deps: {
  primary: Database;
  replica: Database;
  log: Logger;
}): Replica {
  const { primary, replica, log } = deps;
  /** What the primary had written at which moments, oldest first; all of it after what the replica had last. */
  let marks: { at: number; written: string }[] = [];
  let inStepAt = -Infinity;
  let wasInStep = false;
  let looking: Promise<void> | null = null;

  const isInStep = () => performance.now() - inStepAt < BEHIND_SECONDS * 1000;

  async function look(): Promise<void> {
    const at = performance.now();
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
    looking ??= look()
      .catch((error: unknown) => log.debug({ err: error }, 'replica'))
      .then(() => {
        looking = null;
        if (isInStep() !== wasInStep)
          log.warn(wasInStep ? 'the replica is away or behind' : 'the replica is in step');
        wasInStep = isInStep();
      });
  }, LOOK);
  timer.unref();

  return {
    kysely: () => (isInStep() ? replica.kysely : null),
    async close() {
      clearInterval(timer);
      await looking;
      await replica.close();
    },
  };
}
