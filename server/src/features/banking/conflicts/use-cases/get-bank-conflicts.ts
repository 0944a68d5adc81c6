import { requireBookToApprove } from '../../../payouts/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { namesOf } from '../../names-of.ts';
import type { Page } from '../../page.ts';
import { closesConflicts, isOutside } from '../may-close.ts';
import { findConflicts, type Conflict } from '../store.ts';

/** A conflict, as a page shows it. */
export interface ShownConflict extends Conflict {
  broughtByName: string | null;
  closedByName: string | null;
  firstClosedByName: string | null;
  mayClose: boolean;
}

export interface BankConflicts {
  conflicts: ShownConflict[];
  total: number;
  /** The number that nobody has closed. */
  open: number;
}

/**
 * What files that people brought say and the bank's own files contradict, for those who see an agency's money, and
 * for its approvers. Throws `ledger.not_found`.
 */
export async function getBankConflicts(
  work: ReadWork,
  { partnerId, ...page }: { partnerId: string | null } & Page,
): Promise<BankConflicts> {
  const book = await requireBookToApprove(work, partnerId);
  const closes = await closesConflicts(work, book);
  const { conflicts, ...counts } = await findConflicts(work.tx, { bookId: book.id, ...page });
  const names = await namesOf(
    work,
    conflicts.flatMap(({ broughtById, closedById, firstClosedById }) => [
      broughtById,
      closedById,
      firstClosedById,
    ]),
  );
  return {
    ...counts,
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      broughtByName: names.get(conflict.broughtById) ?? null,
      closedByName: names.get(conflict.closedById) ?? null,
      firstClosedByName: names.get(conflict.firstClosedById) ?? null,
      mayClose: closes && conflict.closedAt === null && isOutside(work.viewer, conflict),
    })),
  };
}
