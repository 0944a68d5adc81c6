import { allocate, paidInFullOn } from '@husvaer/domain/invoicing/allocation';
import { openOf } from '@husvaer/domain/invoicing/states';

import type { LeaseSurplus, Owed } from '../../leases/public.ts';
import type { Invoice, Settled } from '../invoices/store.ts';
import type { LeasePayment, PaymentPart } from '../payments/store.ts';

/** What a lease's invoices and payments come to. */
export interface WorkedOut {
  settled: Settled[];
  parts: PaymentPart[];
  owed: Owed[];
  surplus: LeaseSurplus;
}

/** What tenants are asked for, and pay. */
const CLAIMS: readonly string[] = ['rent', 'deposit_insurance'];
export const isClaim = ({ kind }: Pick<Invoice, 'kind'>): boolean => CLAIMS.includes(kind);

/** Works out from all of a lease's invoices and payments what is paid, and what is owed. */
export function workOut(
  leaseId: string,
  invoices: readonly Invoice[],
  payments: readonly LeasePayment[],
): WorkedOut {
  const claims = invoices.filter(isClaim).map((claim) => {
    const notes = invoices.filter(({ creditsId }) => creditsId === claim.id);
    return {
      ...claim,
      credited: notes.reduce((sum, { total }) => sum + total, 0n),
      creditedOn:
        notes
          .map(({ issuedOn }) => issuedOn)
          .sort()
          .at(-1) ?? null,
    };
  });
  const owing = claims.map(({ id, dueOn, serial, ...claim }) => ({
    id,
    dueOn,
    serial,
    owed: openOf({ ...claim, paid: 0n }),
  }));
  const { parts, left, surplus } = allocate(
    owing,
    payments.map((payment) => ({ ...payment, isRefund: payment.source === 'refund' })),
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
    settled,
    parts: parts.map((part) => ({ ...part, leaseId })),
    owed: owedByDay(leaseId, claims, settled),
    surplus: { leaseId, surplus },
  };
}

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
