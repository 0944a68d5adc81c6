import type { RentPeriod } from '@husvaer/domain/invoicing/periods';

import type { Book } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { issueInvoices, type InvoiceDraft } from '../invoices/issue.ts';
import { dueOnOf, nextPeriod } from './plan.ts';
import { moveBilling, type Billing, type Charge } from './store.ts';

/** Invoices what is due by a day of leases whose billing is locked. */
export async function issuePeriods(
  work: Work,
  book: Book,
  billings: readonly Billing[],
  {
    rents,
    charges,
    dueBy,
  }: { rents: Map<string, LeaseRent>; charges: Map<string, Charge[]>; dueBy: string },
): Promise<void> {
  const today = work.clock.today().toString();
  const drafts: InvoiceDraft[] = [];
  const moved: Billing[] = [];
  for (const billing of billings) {
    const rent = rents.get(billing.leaseId);
    if (!rent) throw new Error(`Lease ${billing.leaseId} is billed and not signed.`);
    const own = charges.get(billing.leaseId) ?? [];
    let { invoicedTo } = billing;
    let period = nextPeriod(rent, own, invoicedTo);
    while (period && period.dueOn <= dueBy) {
      drafts.push(draftOf(rent, period, today));
      invoicedTo = period.to;
      period = nextPeriod(rent, own, invoicedTo);
    }
    moved.push({ ...billing, invoicedTo, nextDueOn: period?.dueOn ?? null });
  }
  await issueInvoices(work, book, drafts);
  await moveBilling(work.tx, moved);
}

/** An invoice of a period, as it is drafted today. */
function draftOf(rent: LeaseRent, period: RentPeriod, today: string): InvoiceDraft {
  return {
    rent,
    kind: 'rent',
    month: period.month,
    startsOn: period.from,
    dueOn: dueOnOf(period, today),
    lines: period.lines.map((line) => ({ ...line, name: null, vat: 0n })),
  };
}
