import type { BankFileReport } from '@husvaer/domain/banking/lines';
import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { runningClock } from '../../../platform/clock.ts';
import { publicError } from '../../../platform/errors.ts';
import { startOfDay } from '../../../platform/norwegian-time.ts';
import { allOrNothing, takenBack } from '../../../platform/savepoints.ts';
import type { Work } from '../../../platform/work.ts';
import { importBankFile, unlessSeen, type IncomingFile } from './import-bank-file.ts';
import type { Refusal } from '../store.ts';
import {
  countContradictions,
  countSettledSums,
  findOutcomes,
  type RehearsedPayment,
} from '../rehearsal/store.ts';

/** Payments that a page lists before a file is booked. */
const LISTED = 100;

/** A file of a ZIP at which the server failed, for a reason that is not in the file: the code of the error. */
export interface Failed {
  state: 'failed';
  code: string;
}

export const failed = (error: unknown): Failed => ({
  state: 'failed',
  code: publicError(error).code,
});

/** What a file's payments lead to. */
interface Effects {
  /** Øre. */
  sum: bigint;
  report: BankFileReport;
  /** The first payments: those that would wait for a person come first. */
  payments: RehearsedPayment[];
  more: number;
  /** What the bank's own files contradict. */
  contradictions: number;
  /** Payments that wait, and that this file states: they would be settled. */
  settles: number;
}

/** What booking a file would do: now, or on the day for which it waits. */
export type Rehearsed =
  | ({ state: 'refused' } & Refusal)
  | { state: 'seen' }
  | Failed
  | ({ state: 'waiting'; until: IsoDate } & Effects)
  | ({ state: 'booked' } & Effects);

/**
 * Books files one after the other and takes them back, so that the results are what booking them will do: the
 * later ones repeat or complete the earlier ones. If one of several fails, the others are rehearsed without it.
 */
export async function rehearseImport(
  work: Work,
  incoming: readonly IncomingFile[],
): Promise<Rehearsed[]> {
  // Nobody is told of what did not happen.
  const unheard = { ...work, publish: () => {}, count: () => {} };
  return takenBack(work.tx, async () => {
    const results: Rehearsed[] = [];
    for (const one of incoming) {
      const result = allOrNothing(work.tx, () => rehearseFile(unheard, one));
      results.push(await (incoming.length === 1 ? result : result.catch(failed)));
    }
    return results;
  });
}

/** What waits for its day is booked as on that day. */
async function rehearseFile(work: Work, incoming: IncomingFile): Promise<Rehearsed> {
  const { tx } = work;
  const now = await unlessSeen(importBankFile(work, incoming));
  if (now.state !== 'waiting' && now.state !== 'booked') return now;
  const { until = null } = now.state === 'waiting' ? now : {};
  const clock = until === null ? work.clock : runningClock(startOfDay(until));
  const imported = until === null ? now : await importBankFile({ ...work, clock }, incoming);
  if (imported.state !== 'booked')
    throw new Error(`A file of ${until} is still ${imported.state}.`);
  const ids = imported.files.map(({ id }) => id);
  const { payments, total } = await findOutcomes(tx, ids, LISTED);
  const [file] = imported.files;
  return {
    ...(until === null ? { state: 'booked' } : { state: 'waiting', until }),
    sum: imported.files.reduce((sum, one) => sum + one.sum, 0n),
    report: file!.report,
    payments,
    more: total - payments.length,
    contradictions: await countContradictions(tx, ids),
    settles: await countSettledSums(tx, ids),
  };
}
