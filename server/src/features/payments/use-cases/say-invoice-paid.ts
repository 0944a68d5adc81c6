import type { Work } from '../../../platform/work.ts';
import { changeInvoice, tellParties, isTenant, takeClaim } from '../../invoices/public.ts';

/** A tenant says that the landlord had the money directly: nobody is reminded until that is settled. */
export async function sayInvoicePaid(work: Work, invoiceId: string): Promise<void> {
  const { lease } = await takeClaim(work, invoiceId, isTenant);
  await changeInvoice(work.tx, invoiceId, { saidPaidAt: work.clock.now() });
  await tellParties(work, lease, 'rent_said_paid');
}
