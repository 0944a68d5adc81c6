import { allocate, paidInFullOn } from '@husvaer/domain/payments/allocation';
import { settlementOf } from '@husvaer/domain/payments/final-settlement';
import { openOf } from '@husvaer/domain/invoices/states';

import type { LeaseSurplus, Owed } from '../../leases/public.ts';
import { isClaim, isToBePaid, type Invoice, type Settled } from '../../invoices/public.ts';
import type { StoredLandlordPayment } from '../landlord-payments/store.ts';
import type { LeasePayment, PaymentPart } from '../store.ts';

/** The result of a lease's invoices and payments. */
interface LeaseAllocation {
  settled: Settled[];
  parts: PaymentPart[];
  owed: Owed[];
  surplus: LeaseSurplus;
}

/** Calculates from all of a lease's invoices and payments what is paid, and what its tenants owe. */
export function computeAllocation(
  leaseId: string,
  invoices: readonly Invoice[],
  payments: readonly LeasePayment[],
  landlordPayments: readonly StoredLandlordPayment[],
): LeaseAllocation {
  const claims = invoices.filter(isClaim).map((claim) => withCredits(claim, invoices));
  const owing = claims.map(({ id, dueOn, serial, ...claim }) => ({
    id,
    dueOn,
    serial,
    owed: openOf({ ...claim, paid: 0n }),
  }));
  const { parts, left, surplus } = allocate(
    owing,
    payments.map((payment) => ({
      ...payment,
      isRefund: ['refund', 'write_off'].includes(payment.source),
    })),
  );
  const kidOf = new Map(payments.map(({ id, invoiceId }) => [id, invoiceId]));
  const settled = claims.map((claim, index): Settled => {
    const own = parts.filter(({ invoiceId }) => invoiceId === claim.id);
    return {
      id: claim.id,
      paid: own.reduce((sum, { amount }) => sum + amount, 0n),
      surplus: left
        .filter(({ paymentId }) => kidOf.get(paymentId) === claim.id)
        .reduce((sum, { amount }) => sum + amount, 0n),
      credited: claim.credited,
      creditedOn: claim.creditedOn,
      settledOn: paidInFullOn(owing[index]!, own),
    };
  });
  return {
    settled: [...settled, ...settledByLandlord(invoices, landlordPayments)],
    parts: parts.map((part) => ({ ...part, leaseId })),
    owed: owedByDay(leaseId, claims, settled),
    surplus: { leaseId, surplus },
  };
}

/** An invoice with the sum of its credit notes. */
function withCredits(invoice: Invoice, all: readonly Invoice[]): Invoice {
  const notes = all.filter(({ creditsId }) => creditsId === invoice.id);
  const days = notes.map(({ issuedOn }) => issuedOn).sort();
  const credited = notes.reduce((sum, { total }) => sum + total, 0n);
  return { ...invoice, credited, creditedOn: days.at(-1) ?? null };
}

/** The state of the final settlements among a lease's invoices. */
const settledByLandlord = (
  invoices: readonly Invoice[],
  payments: readonly StoredLandlordPayment[],
): Settled[] =>
  invoices.filter(isToBePaid).map((invoice) => {
    const { id, credited, creditedOn, ...input } = withCredits(invoice, invoices);
    const own = payments.filter(({ invoiceId }) => invoiceId === id);
    const { paid, beyond, settledOn } = settlementOf({ ...input, credited }, own);
    return { id, credited, creditedOn, paid, surplus: beyond > 0n ? beyond : 0n, settledOn };
  });

function owedByDay(
  leaseId: string,
  claims: readonly Invoice[],
  settled: readonly Settled[],
): Owed[] {
  const byDay = new Map<string, Owed>();
  for (const [index, claim] of claims.entries()) {
    const { paid } = settled[index]!;
    const owed = openOf({ ...claim, paid });
    if (owed === 0n) continue;
    const day = byDay.get(claim.dueOn) ?? { leaseId, dueOn: claim.dueOn, owed: 0n, paid: 0n };
    byDay.set(claim.dueOn, { ...day, owed: day.owed + owed, paid: day.paid + paid });
  }
  return [...byDay.values()];
}
