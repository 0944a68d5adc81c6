import type { ArrearsOverview } from '@husvaer/domain/arrears/overview';
import type { LateRentStep } from '@husvaer/domain/invoices/enums';
import { daysBetween } from '@husvaer/domain/kernel/dates';

import { requireBook } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findOverviews } from '../../claims/find-late-rents.ts';
import { findLastLetters } from '../../store.ts';
import {
  findArrears,
  sumArrears,
  type Arrears,
  type ArrearsSort,
  type ArrearsTotals,
  type Page,
} from '../../../invoices/public.ts';

/** A lease with an overdue amount, and the last letter about it. */
export type LateLease = Arrears & {
  daysLate: number;
  letterKind: LateRentStep | null;
  letterSentOn: string | null;
} & Pick<ArrearsOverview, 'stage' | 'next' | 'waitsFor'>;

/** The leases of an agency with overdue amounts. Throws `ledger.not_found`. */
export async function getArrears(
  work: ReadWork,
  {
    partnerId,
    search,
    ...page
  }: {
    partnerId: string | null;
    search: string | undefined;
    sort: ArrearsSort;
  } & Page,
): Promise<{ leases: LateLease[]; totals: ArrearsTotals }> {
  const { id: bookId } = await requireBook(work, partnerId, 'see');
  const today = work.clock.today().toString();
  const filters = { bookId, today, search };
  const leases = await findArrears(work.tx, { ...filters, ...page });
  const letters = await findLastLetters(work.tx, {
    bookId,
    leaseIds: leases.map(({ leaseId }) => leaseId),
  });
  const overviews = await findOverviews(
    work,
    leases.map(({ leaseId }) => leaseId),
  );
  return {
    leases: leases.map((lease) => {
      const letter = letters.get(lease.leaseId);
      return {
        ...lease,
        daysLate: daysBetween(lease.oldestDueOn, today),
        letterKind: letter?.kind ?? null,
        letterSentOn: letter?.sentOn ?? null,
        stage: overviews.get(lease.leaseId)?.stage ?? null,
        next: overviews.get(lease.leaseId)?.next ?? null,
        waitsFor: overviews.get(lease.leaseId)?.waitsFor ?? null,
      };
    }),
    totals: await sumArrears(work.tx, filters),
  };
}
