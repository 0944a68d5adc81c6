import { openOf } from '@husvaer/domain/invoices/states';

import { findRemainders, lockClaims, type Invoice } from '../../invoices/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { Job } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { bearerOf } from './bearer-of.ts';
import { writeOff } from './write-off.ts';

/** Invoices that are looked for at once. Each is written off in a transaction of its own. */
const AT_ONCE = 500;

/**
 * Writes off each morning what little is left of invoices past their due day, up to the limit in the settings of
 * their book. One that fails keeps no other open.
 */
export const remaindersJob: Job = {
  name: 'payments.write_off_remainders',
  cron: '10 6 * * *',
  async perform({ runner, log }) {
    let after: string | null = null;
    do {
      const some: Invoice[] = await runner.read(SYSTEM, findSome, after);
      for (const { id, leaseId } of some)
        await runner
          .run(SYSTEM, writeOffRemainder, { id, leaseId })
          .catch((error: unknown) => log.error({ err: error, id }, 'remainder not written off'));
      after = some.at(-1)?.id ?? null;
    } while (after !== null);
  },
};

const findSome = ({ tx, clock }: ReadWork, after: string | null): Promise<Invoice[]> =>
  findRemainders(tx, { today: clock.today().toString(), after, limit: AT_ONCE });

async function writeOffRemainder(
  work: Work,
  { id, leaseId }: Pick<Invoice, 'id' | 'leaseId'>,
): Promise<void> {
  const { tx, clock } = work;
  await lockClaims(tx, leaseId);
  const [invoice] = await findRemainders(tx, { today: clock.today().toString(), invoiceId: id });
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  // It may have been paid while this waited for the lock.
  if (!invoice || !rent) return;
  const borneBy = bearerOf(work, invoice, { rent, chosen: null });
  const amount = openOf(invoice);
  await writeOff(work, invoice, { rent, id: work.newId(), amount, borneBy, reason: null });
}
