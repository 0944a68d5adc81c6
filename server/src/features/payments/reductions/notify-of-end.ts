import { leasePath } from '@husvaer/domain/leases/paths';

import { findBookkeepers } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import { notify } from '../../notifications/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { accountIdOf } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import type { Reduction } from './store.ts';

const PATH = '/money/payouts/reductions';

/** Who runs the money of a book, and where each person reads its reductions on their own site. */
export async function findReaders(
  tx: ReadTx,
  partnerId: string | null,
): Promise<{ ownIds: string[]; pathFor: (accountId: string) => string }> {
  const ownIds = (await findBookkeepers(tx, partnerId)).map(({ id }) => id);
  return {
    ownIds,
    // A bookkeeper of the operator sees the agency's on the operator's site.
    pathFor: (id) =>
      ownIds.includes(id) || partnerId === null ? PATH : `${PATH}?agency=${partnerId}`,
  };
}

/**
 * Notifies those whom a reduction concerned that it ended: of one that waited, who proposed it; of a write-off that
 * was taken back, also the second person and a landlord who bore it. Not the one who ended it.
 */
export async function notifyOfEnd(
  work: Work,
  {
    reduction: { madeById, endedById, borneBy, leaseId },
    rent: { property },
  }: { reduction: Reduction; rent: Pick<LeaseRent, 'property'> },
  kind: 'reduction_stopped' | 'reduction_void' | 'write_off_taken_back',
): Promise<void> {
  const { partnerId, landlordId, name } = property;
  const { pathFor } = await findReaders(work.tx, partnerId);
  const isBorne = kind === 'write_off_taken_back' && borneBy === 'landlord';
  const readers = new Set([
    madeById,
    ...(kind === 'write_off_taken_back' ? [endedById] : []),
    ...(isBorne ? [landlordId] : []),
  ]);
  readers.delete(accountIdOf(work.viewer));
  for (const accountId of readers)
    if (accountId !== null)
      await notify(work, {
        accountId,
        kind,
        params: { title: name },
        path: accountId === landlordId ? leasePath({ id: leaseId, partnerId }) : pathFor(accountId),
      });
}
