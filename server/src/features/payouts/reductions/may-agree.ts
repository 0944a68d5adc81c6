import { SAFEGUARDS } from '@husvaer/domain/accounts/safeguards';

import type { LeaseRent } from '../../leases/public.ts';
import { moneyPolicy, type Book } from '../../ledger/public.ts';
import type { Reduction } from '../../payments/public.ts';
import type { AccountViewer, Viewer } from '../../../platform/viewer.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { isApprover } from '../settings/approvers/require-approver.ts';

/** Whether the viewer decides on the reductions of a book: as one who runs its money, or as one of its approvers. */
export const decidesReductions = async (
  work: ReadWork,
  { id: bookId, partnerId }: Pick<Book, 'id' | 'partnerId'>,
): Promise<boolean> =>
  work.viewer.kind === 'account' &&
  (moneyPolicy.run(work.viewer, partnerId) || (await isApprover(work, [{ bookId }])));

/**
 * Whether the viewer is another person than the one who proposed it. Nobody is if that person is unknown: it is
 * proposed again.
 */
export function isOther(
  viewer: Viewer,
  { madeById }: Pick<Reduction, 'madeById'>,
): viewer is AccountViewer {
  const involved = SAFEGUARDS.agreeToReduction.notAlone.map(
    (involvement) => ({ asked: madeById })[involvement],
  );
  return viewer.kind === 'account' && madeById !== null && !involved.includes(viewer.id);
}

/** Whether a person rents or lets the home: a party gains by what is given up, and agrees to none of it. */
export const isParty = (
  { tenants, property }: Pick<LeaseRent, 'tenants' | 'property'>,
  { id }: Pick<AccountViewer, 'id'>,
): boolean => property.landlordId === id || tenants.some(({ accountId }) => accountId === id);
