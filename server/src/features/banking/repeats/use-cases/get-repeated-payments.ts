import { requireBook } from '../../../ledger/public.ts';
import type { Page } from '../../../../platform/graphql/page-types.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { findRepeats } from '../../lines/repeats/store.ts';
import { type ShownRepeat, withNames } from '../shown-repeat.ts';

/** Payments that were taken as repeats, the latest first. Throws `ledger.not_found`. */
export async function getRepeatedPayments(
  work: ReadWork,
  {
    partnerId,
    ...request
  }: { partnerId: string | null; withExpected: boolean; limit: number; skip: number },
): Promise<Page<ShownRepeat>> {
  const { id: bookId } = await requireBook(work, partnerId, 'see');
  const { data, total } = await findRepeats(work.tx, { bookId, ...request });
  return { data: await withNames(work, data), total };
}
