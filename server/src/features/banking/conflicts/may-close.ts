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

/** Whether the viewer is a person who did not bring the file in. The bank brought the other one. */
export function isOutside(viewer: Viewer, { broughtById }: Conflict): viewer is AccountViewer {
  const involved = SAFEGUARDS.closeBankConflict.notAlone.map(
    (involvement) => ({ brought_file: broughtById })[involvement],
  );
  return viewer.kind === 'account' && !involved.includes(viewer.id);
}
