import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import { findBooks } from '../../ledger/public.ts';
import {
  findReduction,
  loadReductionForUpdate,
  type ReductionOfClaim,
} from '../../payments/public.ts';
import type { AccountViewer } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { decidesReductions } from './may-agree.ts';

/**
 * A reduction that waits, locked with its claim, for a person who decides on those of its book, or who proposed it.
 * Throws `invoicing.not_found` and `invoicing.reduction_ended`.
 */
export async function loadWaitingForUpdate(
  work: Work,
  reductionId: string,
): Promise<ReductionOfClaim & { viewer: AccountViewer }> {
  const { tx, viewer } = work;
  const found = await findReduction(tx, reductionId);
  const [book] = found ? await findBooks(tx, [found.bookId]) : [];
  if (!found || !book || viewer.kind !== 'account') throw invoicingErrors.not_found();
  if (found.madeById !== viewer.id && !(await decidesReductions(work, book)))
    throw invoicingErrors.not_found();
  const loaded = await loadReductionForUpdate(work, reductionId);
  if (loaded.reduction.status !== 'waiting') throw invoicingErrors.reduction_ended();
  return { ...loaded, viewer };
}
