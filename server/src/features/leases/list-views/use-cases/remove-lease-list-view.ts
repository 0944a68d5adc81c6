import { accountErrors } from '@husvaer/domain/accounts/errors';
import { leaseErrors } from '@husvaer/domain/leases/errors';

import type { Work } from '../../../../platform/work.ts';
import { removeView } from '../store.ts';

/** Deletes one of the user's own views. Throws `leases.not_found` for another's. */
export async function removeLeaseListView({ tx, viewer }: Work, id: string): Promise<void> {
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  if (!(await removeView(tx, id, viewer.id))) throw leaseErrors.not_found();
}
