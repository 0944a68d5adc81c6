import { bankingErrors } from '@husvaer/domain/banking/errors';

import { findBooks } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { closesConflicts, isOutside, needsAnother } from '../may-close.ts';
import { closeConflict, findConflict, recordFirstClosing } from '../store.ts';

/**
 * Closes a conflict between a file that a person brought and the bank's own, with a reason. It changes nothing
 * that either file led to. If it is unknown who brought the file, two people close it. For those who run the book's money,
 * and for its approvers. Throws `banking.not_found`, `banking.own_file` for the person who brought the file
 * in, and `banking.wrong_state` when it is closed already.
 */
export async function closeBankConflict(
  work: Work,
  { conflictId, reason }: { conflictId: string; reason: string },
): Promise<string> {
  const { tx, viewer, clock } = work;
  const conflict = await findConflict(tx, conflictId);
  const [book] = conflict ? await findBooks(tx, [conflict.bookId]) : [];
  if (!conflict || !book || !(await closesConflicts(work, book))) throw bankingErrors.not_found();
  if (!isOutside(viewer, conflict)) throw bankingErrors.own_file({ conflictId });
  const close = needsAnother(conflict) ? recordFirstClosing : closeConflict;
  if (!(await close(tx, conflictId, { byId: viewer.id, at: clock.now(), reason })))
    throw bankingErrors.wrong_state({ state: 'closed' });
  return conflictId;
}
