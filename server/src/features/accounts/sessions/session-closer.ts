import type { WorkerContext } from '../../../platform/feature.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { createWorker, type Worker } from '../../../platform/worker.ts';
import { findOver, SESSIONS_CHANNEL } from './store.ts';
import { SESSION_SECONDS } from './tokens.ts';

/** In case a node was not notified, and for sessions older than 30 days. Seconds. */
const POLL_SECONDS = 60;

/** The worker that closes connections of browsers whose session has ended, on any node. */
export function createSessionCloser({ database, runner, log, realtime }: WorkerContext): Worker {
  return createWorker({
    database,
    log,
    channel: SESSIONS_CHANNEL,
    pollSeconds: POLL_SECONDS,
    async round() {
      const ids = realtime.sessions();
      if (ids.length > 0) realtime.hangUp(await runner.read(SYSTEM, overAmong, ids));
      return false;
    },
  });
}

const overAmong = ({ tx, clock }: ReadWork, ids: readonly string[]): Promise<string[]> =>
  findOver(tx, { ids, since: clock.now().subtract({ seconds: SESSION_SECONDS }) });
