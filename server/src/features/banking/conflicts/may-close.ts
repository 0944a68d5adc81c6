import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import { moneyPolicy, type Book } from '../../ledger/public.ts';
import { isApprover } from '../../payouts/public.ts';
import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import type { Conflict } from './store.ts';

/** Whether the viewer closes the conflicts of a book: as one who runs its money, or as one of its approvers. */
export const closesConflicts = async (
  work: ReadWork,
  { id: bookId, partnerId }: Pick<Book, 'id' | 'partnerId'>,
): Promise<boolean> =>
  moneyPolicy.run(work.viewer, partnerId) || (await isApprover(work, [{ bookId }]));

/**
 * Whether the viewer is a person who did not bring the file in, and is not the first of two who close it. The bank
 * brought the other file.
 */
export function isOutside(
  viewer: Viewer,
  { broughtById, firstClosedById }: Conflict,
): viewer is AccountViewer {
  const involved = SAFEGUARDS.closeBankConflict.notAlone.map(
    (involvement) => ({ brought_file: broughtById })[involvement],
  );
  return viewer.kind === 'account' && ![...involved, firstClosedById].includes(viewer.id);
}

/**
 * Whether one more person must close it: who brought the file is unknown, and may be any of them. Such are the holder
 * of an operator's key, and a deleted account.
 */
export const needsAnother = ({ isBrought, broughtById, firstClosedById }: Conflict): boolean =>
  isBrought && broughtById === null && firstClosedById === null;
