import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';
import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';
import { rentStatus } from '@husvaer/domain/leases/status';
import { invoiceInView, rentInView, type TenantRentStatus } from '@husvaer/domain/portal/rent';

import { isClaim, type Invoice } from '../invoices/public.ts';
import type { LeaseInvoicing } from '../arrears/public.ts';
import type { LeaseView } from '../leases/public.ts';

/** An invoice as a lease's page shows it. */
export interface ClaimInView extends Invoice {
  status: InvoiceStatus;
  /** Still to be paid, øre. */
  open: bigint;
}

/** What a lease's page says of its rent, as it stands for those who pay it. Amounts in øre. */
export interface LeaseMoney {
  /** Null before everybody has signed. */
  status: TenantRentStatus | null;
  /** What stands beside the status. */
  amount: bigint | null;
  /** When what is owed first is due; null when nothing is. */
  dueOn: string | null;
  /** The last day to pay that the latest letter names, while rent is late; null where none names one. */
  payBy: string | null;
  /** The invoice it is about, of rent; null before the first. */
  invoice: ClaimInView | null;
  /** The first rent that was asked for. */
  first: ClaimInView | null;
  /** When the next invoice is sent; null when none is to come. */
  nextInvoiceOn: string | null;
}

/** What a lease says of its rent, by what it was asked for and paid. */
export function moneyOf(
  { facts, today }: Pick<LeaseView, 'facts' | 'today'>,
  { invoices, letters, nextInvoiceOn }: LeaseInvoicing,
): LeaseMoney {
  const claims = invoices.filter(isClaim).map((claim): ClaimInView => {
    return { ...claim, status: invoiceStatus(claim, today), open: openOf(claim) };
  });
  const rents = claims.filter(({ kind }) => kind === 'rent');
  const status = rentStatus(facts, today, 'tenant') as TenantRentStatus | null;
  const owed = invoiceInView(claims);
  return {
    status,
    amount: status && rentInView(status, facts.rent, claims),
    dueOn: owed && owed.open > 0n ? owed.dueOn : null,
    payBy: facts.rent.overdue > 0n ? (letters.findLast(hasDay)?.payBy ?? null) : null,
    invoice: invoiceInView(rents),
    first: rents.toSorted((a, b) => a.serial - b.serial)[0] ?? null,
    nextInvoiceOn,
  };
}

const hasDay = ({ payBy }: { payBy: string | null }): boolean => payBy !== null;
