import type { ComingRent } from '@husvaer/domain/billing/coming-invoice';

import type { Book } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { issueInvoices, type InvoiceDraft } from './issue.ts';
import { useChanges } from '../coming/store.ts';
import { dueOnOf, nextRent, type Plan } from '../plans/plan.ts';
import { advanceBilling, type Billing } from '../../invoices/public.ts';

/** Issues the invoices that are due by a day. The caller has locked the leases' billing. */
export async function issuePeriods(
  work: Work,
  book: Book,
  billings: readonly Billing[],
  {
    rents,
    plans,
    dueBy,
  }: { rents: Map<string, LeaseRent>; plans: Map<string, Plan>; dueBy: string },
): Promise<void> {
  const today = work.clock.today().toString();
  const drafts: InvoiceDraft[] = [];
  const moved: Billing[] = [];
  const used: { leaseId: string; month: string }[] = [];
  for (const billing of billings) {
    const rent = rents.get(billing.leaseId);
    if (!rent) throw new Error(`Lease ${billing.leaseId} is billed and not signed.`);
    const plan = plans.get(billing.leaseId)!;
    let { invoicedTo } = billing;
    let period = nextRent(rent, plan, invoicedTo);
    while (period && period.dueOn <= dueBy) {
      const { leaseId } = rent;
      const { month, total } = period;
      // A month whose discount leaves nothing to pay is not invoiced.
      if (total > 0n) drafts.push(draftOf(rent, period, today));
      if (plan.changes.some((change) => change.month === month)) used.push({ leaseId, month });
      invoicedTo = period.to;
      period = nextRent(rent, plan, invoicedTo);
    }
    moved.push({ ...billing, invoicedTo, nextDueOn: period?.dueOn ?? null });
  }
  const issued = await issueInvoices(work, book, drafts);
  await useChanges(
    work.tx,
    used.map(({ leaseId, month }) => ({
      leaseId,
      month,
      invoiceId: issued.find((one) => one.leaseId === leaseId && one.month === month)?.id ?? null,
    })),
    today,
  );
  await advanceBilling(work.tx, moved);
}

/** The draft of a period's invoice as of today. */
function draftOf(rent: LeaseRent, period: ComingRent, today: string): InvoiceDraft {
  return {
    rent,
    kind: 'rent',
    month: period.month,
    startsOn: period.from,
    dueOn: dueOnOf(period, today),
    lines: [
      ...period.lines.map((line) => ({ ...line, name: null, vat: 0n })),
      ...period.singleLines.map((line) => ({
        ...line,
        cost: null,
        from: null,
        to: null,
        monthly: null,
        vat: 0n,
      })),
    ],
  };
}
