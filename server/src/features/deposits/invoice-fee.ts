import { addMonths } from '@husvaer/domain/kernel/dates';
import { businessDayFrom } from '@husvaer/domain/legal/business-days';

import { issueInvoice } from '../billing/public.ts';
import { depositSettingsOf, findLeaseRents } from '../leases/public.ts';
import type { JobContext } from '../../platform/jobs.ts';
import { SYSTEM } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { changeDeposit, findUninvoiced, lockDepositOf } from './store.ts';

/** Months to pay a premium, from the day of the first notice of it (forsikringsavtaleloven § 5-1). */
const MONTHS_TO_PAY = 1;
/** Insurances per run; the others wait for the next. */
const AT_ONCE = 500;

/** Invoices an insurance's fee to the tenants, once. Does nothing when the lease is not invoiced. */
export async function invoiceFee(work: Work, leaseId: string): Promise<void> {
  const { tx, clock } = work;
  const deposit = await lockDepositOf(tx, leaseId);
  if (!deposit?.insuranceFee || deposit.insuranceInvoiceId) return;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  // The premium is collected for the insurer, whom the invoice names.
  const { insurer } = await depositSettingsOf(tx, rent?.property.partnerId ?? null);
  const issued = await issueInvoice(work, {
    leaseId,
    kind: 'deposit_insurance',
    dueOn: businessDayFrom(addMonths(clock.today().toString(), MONTHS_TO_PAY)),
    lines: [{ kind: 'insurance_premium', name: insurer, amount: deposit.insuranceFee }],
  });
  if (issued) await changeDeposit(tx, deposit.id, { insuranceInvoiceId: issued.invoiceId });
}

/** Invoices fees of leases that were not invoiced yet when they were signed. */
export async function invoiceFees({ runner }: JobContext): Promise<void> {
  const leaseIds = await runner.read(SYSTEM, ({ tx }) => findUninvoiced(tx, AT_ONCE), undefined);
  for (const leaseId of leaseIds) await runner.run(SYSTEM, invoiceFee, leaseId);
}
