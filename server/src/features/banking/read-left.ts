import type { WorkerContext } from '../../platform/feature.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import { createWorker, type Worker } from '../../platform/worker.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { readStored } from './use-cases/receive-bank-file.ts';
import { noteUnread } from './originals/note-unread.ts';
import { countUnread, claimUnreadOriginal, type Original } from './originals/store.ts';

const CHANNEL = 'husvaer_bank_original';
/** The process that receives a file reads it immediately. The largest file takes a minute. */
const MINUTES = 15;

const whileAgo = ({ clock }: ReadWork) => clock.now().subtract({ minutes: MINUTES });

/**
 * Reads stored files that were left unread because the process that received them was killed, and those that
 * waited for their day.
 */
export function createLeftWorker({ config, database, log, runner }: WorkerContext): Worker {
  return createWorker({
    database,
    log,
    channel: CHANNEL,
    async round() {
      const original = await runner.run(SYSTEM, claimLeft, undefined);
      if (!original) return false;
      const { id, name, sha256 } = original;
      try {
        const { state } = await readStored({ runner, config }, original);
        log.info({ id, name, sha256, state }, 'bank file read again');
      } catch (error) {
        log.error({ err: error, id, name, sha256 }, 'bank file not read');
        await runner.run(SYSTEM, noteUnread, { id, error });
      }
      return true;
    },
  });
}

const claimLeft = (work: Work): Promise<Original | undefined> =>
  claimUnreadOriginal(work.tx, { before: whileAgo(work), at: work.clock.now() });

/** The number of files that should have been read by now. */
export const countUnreadOriginals = (work: ReadWork): Promise<number> =>
  countUnread(work.tx, { before: whileAgo(work), today: work.clock.today().toString() });
