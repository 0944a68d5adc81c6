import type { BankFileReport } from '@husvaer/domain/banking/lines';

import type { Work } from '../../../platform/work.ts';
import { importBankFile, type IncomingFile } from './import-bank-file.ts';
import type { Refusal } from '../store.ts';
import {
  countContradictions,
  findOutcomes,
  takenBack,
  type RehearsedPayment,
} from '../rehearsal/store.ts';

/** Payments that a page lists before a file is booked. */
const LISTED = 100;

/** What booking a file would do. */
export type Rehearsal =
  | ({ state: 'refused' } & Refusal)
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
    };

/**
 * Books a file and takes it back, so that the result is what booking it will do. Throws `banking.seen_before`
 * for bytes that were booked.
 */
export async function rehearseImport(work: Work, incoming: IncomingFile): Promise<Rehearsal> {
  const { tx } = work;
  // Nobody is told of what did not happen.
  const unheard = { ...work, publish: () => {}, count: () => {} };
  return takenBack(tx, async () => {
    const imported = await importBankFile(unheard, incoming);
    if (imported.state === 'refused') return imported;
    const ids = imported.files.map(({ id }) => id);
    const { payments, total } = await findOutcomes(tx, ids, LISTED);
    const [file] = imported.files;
    return {
      state: 'booked',
      sum: imported.files.reduce((sum, one) => sum + one.sum, 0n),
      report: file!.report,
      ...{ payments, more: total - payments.length },
      contradictions: await countContradictions(tx, ids),
    };
  });
}
