import { invoicingErrors } from '@husvaer/domain/invoices/errors';

import type { Work } from '../../../platform/work.ts';
import { saveEnd, type Reduction } from './store.ts';

/**
 * Ends a locked reduction that waits: a second person agreed to it and it is booked today, or one of the two stopped
 * it for a reason. Throws `invoicing.reduction_ended`.
 */
export async function endReduction(
  { tx, clock }: Work,
  { id, status }: Reduction,
  {
    byId,
    ...end
  }: { byId: string } & ({ status: 'booked' } | { status: 'stopped'; reason: string }),
): Promise<void> {
  if (status !== 'waiting') throw invoicingErrors.reduction_ended();
  const at = clock.now();
  const bookedOn = clock.today().toString();
  await saveEnd(
    tx,
    id,
    end.status === 'booked' ? { byId, at, bookedOn, ...end } : { byId, at, ...end },
  );
}
