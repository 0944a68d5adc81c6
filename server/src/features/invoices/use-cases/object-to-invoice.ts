import { z } from 'zod';

import { nonEmptyText } from '@husvaer/domain/kernel/tidied-text';
import { uuid } from '@husvaer/domain/kernel/uuid';

import type { Work } from '../../../platform/work.ts';
import { changeInvoice } from '../change-invoice.ts';
import { notifyParties } from '../notify-parties.ts';
import { isTenant, isWriting, loadClaimForUpdate } from '../load-claim-for-update.ts';

export const objection = z.object({
  invoiceId: uuid,
  text: nonEmptyText(1000),
});

/**
 * Records a tenant's objection to a claim, by the tenant or by those who write the documents. No reminder is
 * sent while it is open.
 */
export async function objectToInvoice(
  work: Work,
  { invoiceId, text }: z.output<typeof objection>,
): Promise<void> {
  const { lease } = await loadClaimForUpdate(
    work,
    invoiceId,
    (of) => isTenant(of) || isWriting(of),
  );
  await changeInvoice(work, invoiceId, { objection: { at: work.clock.now(), text } });
  await notifyParties(work, lease, 'rent_objected');
}
