import { findContradiction } from '@husvaer/domain/banking/conflicts';

import type { Work } from '../../../platform/work.ts';
import { serializeBook } from '../lines/store.ts';
import { addReports, findReportsOfSameTries, type NewReport } from './reports/store.ts';
import { addConflicts, closeAgreed, type NewConflict } from './store.ts';
import { findUnstated } from './unstated/store.ts';

/** A file that was booked in a book. */
interface BookedIn {
  fileId: string;
  bookId: string;
  isBrought: boolean;
}

/**
 * Compares what a file says with the files of the other way: those that people brought, or the bank's own. What
 * differs becomes a task; what agrees by now is one no longer.
 */
export async function recordConflicts(
  work: Work,
  file: BookedIn,
  reports: readonly Omit<NewReport, 'id'>[],
): Promise<void> {
  const { tx, clock, newId, emit } = work;
  const at = clock.now();
  // Two files at the same moment see each other, also when neither has payments for a lease.
  await serializeBook(tx, file.bookId);
  await addReports(
    tx,
    file,
    reports.map((report) => ({ id: newId(), ...report })),
  );
  const found = [...(await onOrders(work, file)), ...(await onPayments(work, file))];
  if ((await addConflicts(tx, found, { bookId: file.bookId, at })) > 0)
    await emit({ name: 'banking.conflict_recorded', payload: { bookId: file.bookId } });
}

async function onOrders({ tx, clock, newId }: Work, { fileId }: BookedIn): Promise<NewConflict[]> {
  const ofOrders = Map.groupBy(
    await findReportsOfSameTries(tx, fileId),
    ({ endToEndId }) => endToEndId,
  );
  const found: NewConflict[] = [];
  const agreed: string[] = [];
  for (const reports of ofOrders.values()) {
    const own = reports.filter(({ isBrought }) => !isBrought);
    for (const brought of reports.filter(({ isBrought }) => isBrought)) {
      const other = findContradiction(brought, own);
      if (!other) agreed.push(brought.id);
      else
        found.push({
          id: newId(),
          reportId: brought.id,
          ownReportId: other.id,
          ownFileId: other.fileId,
          lineId: null,
        });
    }
  }
  await closeAgreed(tx, { reportIds: agreed }, clock.now());
  return found;
}

async function onPayments({ tx, clock, newId }: Work, file: BookedIn): Promise<NewConflict[]> {
  const unstated = await findUnstated(tx, file);
  if (!file.isBrought) await closeAgreed(tx, { bookId: file.bookId, unstated }, clock.now());
  return unstated.map(({ lineId, ownFileId }) => ({
    id: newId(),
    lineId,
    ownFileId,
    reportId: null,
    ownReportId: null,
  }));
}
