import { invoiceStatus, openOf } from '@husvaer/domain/invoices/states';
import type { InvoiceStatus } from '@husvaer/domain/invoices/enums';
import { rentStatus } from '@husvaer/domain/leases/status';
import {
  dueNextOf,
  invoiceInView,
  rentInView,
  unpaidOf,
  type TenantRentStatus,
} from '@husvaer/domain/portal/rent';

import { isClaim, type Invoice } from '../invoices/public.ts';
import type { LeaseInvoicing } from '../arrears/public.ts';
import type { LeaseView } from '../leases/public.ts';

/** An invoice as a lease's page shows it. */
export interface ClaimInView extends Invoice {
  status: InvoiceStatus;
  /** Still to be paid, øre. */
  open: bigint;
}

/** The rent of a lease as its payers see it. Amounts in øre. */
export interface LeaseMoney {
  /** Null before everyone has signed. */
  status: TenantRentStatus | null;
  /** The amount next to the status. */
  amount: bigint | null;
  /** The first due date of an unpaid amount; null when nothing is unpaid. */
  dueOn: string | null;
  /** The invoices that are unpaid, the one that is due first before the others. */
  unpaid: ClaimInView[];
  /** Those of them that the amount sums. */
  dueNext: ClaimInView[];
  /** The rent invoice it concerns; null before the first. */
  invoice: ClaimInView | null;
  /**
   * The invoice whose account and KID the amount is paid to: rent before an insurance, because a payment pays
   * the invoice of its KID first. Null once a lease is over and nothing is owed.
   */
  payTo: ClaimInView | null;
  /** The first invoice for rent. */
  first: ClaimInView | null;
  /** When the next invoice is sent; null when there is none. */
  nextInvoiceOn: string | null;
  totals: RentTotals;
}

/** All that the tenants were to pay by invoices, and what is paid of it, øre. */
export interface RentTotals {
  /** With fees, and without what was credited or written off. */
  claimed: bigint;
  paid: bigint;
  open: bigint;
  /** Paid too much. */
  surplus: bigint;
}

/** The rent of a lease, from its invoices and payments. */
export function moneyOf(
  { facts, today }: Pick<LeaseView, 'facts' | 'today'>,
  { invoices, nextInvoiceOn }: LeaseInvoicing,
): LeaseMoney {
  const claims = invoices.filter(isClaim).map((claim): ClaimInView => {
    return { ...claim, status: invoiceStatus(claim, today), open: openOf(claim) };
  });
  const rents = claims.filter(({ kind }) => kind === 'rent');
  const status = rentStatus(facts, today, 'tenant') as TenantRentStatus | null;
  const unpaid = unpaidOf(claims);
  const dueNext = dueNextOf(claims, today);
  const invoice = invoiceInView(rents);
  const isOver = facts.endsOn !== null && today > facts.endsOn;
  return {
    status,
    amount: status && rentInView(status, { dueNext, surplus: facts.rent.surplus }),
    dueOn: unpaid[0]?.dueOn ?? null,
    unpaid,
    dueNext,
    invoice,
    payTo: dueNext.find(({ kind }) => kind === 'rent') ?? dueNext[0] ?? (isOver ? null : invoice),
    first: rents.toSorted((a, b) => a.serial - b.serial)[0] ?? null,
    nextInvoiceOn,
    totals: totalsOf(claims, facts.rent.surplus),
  };
}

function totalsOf(claims: readonly ClaimInView[], surplus: bigint): RentTotals {
  const open = claims.reduce((sum, one) => sum + one.open, 0n);
  const claimed = claims.reduce(
    (sum, { total, fees, credited, lost }) => sum + total + fees - credited - lost,
    0n,
  );
  return { claimed, paid: claimed - open, open, surplus };
}
