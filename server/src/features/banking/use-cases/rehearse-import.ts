import type { BankFileReport } from '@husvaer/domain/banking/lines';

import type { IsoDate } from '@husvaer/domain/kernel/dates';

import type { Work } from '../../../platform/work.ts';
import { importBankFile, unlessSeen, type IncomingFile } from './import-bank-file.ts';
import type { Refusal } from '../store.ts';
import {
  countContradictions,
  countSettledSums,
  findOutcomes,
  takenBack,
  type RehearsedPayment,
} from '../rehearsal/store.ts';

/** Payments that a page lists before a file is booked. */
const LISTED = 100;

/** What booking a file would do. */
export type Rehearsed =
  | ({ state: 'refused' } & Refusal)
  | { state: 'seen' }
  | { state: 'waiting'; until: IsoDate }
  | {
      state: 'booked';
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
    };

/**
 * Books files one after the other and takes them back, so that the results are what booking them will do: the
 * later ones repeat or complete the earlier ones.
 */
export async function rehearseImport(
  work: Work,
  incoming: readonly IncomingFile[],
): Promise<Rehearsed[]> {
  // Nobody is told of what did not happen.
  const unheard = { ...work, publish: () => {}, count: () => {} };
  return takenBack(work.tx, async () => {
    const results: Rehearsed[] = [];
    for (const one of incoming) results.push(await rehearseFile(unheard, one));
    return results;
  });
}

async function rehearseFile(work: Work, incoming: IncomingFile): Promise<Rehearsed> {
  const { tx } = work;
  const imported = await unlessSeen(importBankFile(work, incoming));
  if (imported.state !== 'booked') return imported;
  const ids = imported.files.map(({ id }) => id);
  const { payments, total } = await findOutcomes(tx, ids, LISTED);
  const [file] = imported.files;
  return {
    state: 'booked',
    sum: imported.files.reduce((sum, one) => sum + one.sum, 0n),
    report: file!.report,
    ...{ payments, more: total - payments.length },
    contradictions: await countContradictions(tx, ids),
    settles: await countSettledSums(tx, ids),
  };
}
