import { openOf } from '@husvaer/domain/invoices/states';

import { findRemainders, lockBilling, type Invoice } from '../../invoices/public.ts';
import { findLeaseRents, lockLease } from '../../leases/public.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { Work } from '../../../platform/work.ts';
import { writeOff } from './write-off.ts';

/**
 * Writes off each morning what little is left of an invoice that was paid, up to the limit in the settings of
 * its book. No one is asked to pay it, and no letter is sent for it.
 */
export const remaindersJob: Job = {
  name: 'payments.write_off_remainders',
  cron: '10 6 * * *',
  async perform({ runner }) {
    const found = await runner.read(SYSTEM, ({ tx }) => findRemainders(tx), undefined);
    for (const invoice of found) await runner.run(SYSTEM, writeOffRemainder, invoice);
  },
};

async function writeOffRemainder(work: Work, { id, leaseId }: Invoice): Promise<void> {
  await lockLease(work.tx, leaseId);
  await lockBilling(work.tx, [leaseId]);
  const [invoice] = await findRemainders(work.tx, id);
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  // It may have been paid while this waited for the lock.
  if (invoice && rent) await writeOff(work, invoice, { rent, open: openOf(invoice), reason: null });
}
