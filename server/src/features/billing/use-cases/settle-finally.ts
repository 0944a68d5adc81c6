import { settlementDueOn } from '@husvaer/domain/payments/final-settlement';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { Book } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases, addLandlordPayments } from '../../payments/public.ts';
import { issueInvoices } from '../issuing/issue.ts';
import { findInvoices, type InvoiceLine } from '../../invoices/public.ts';

/** What a lease that is over leaves its landlord to pay, above zero. */
interface FinalSettlement {
  rent: LeaseRent;
  amount: Ore;
  /** The invoice that it takes this back of; null of a new one. */
  creditsId: string | null;
}

/**
 * Invoices what landlords have to pay, or takes it back of such an invoice, of leases whose billing is
 * locked. It moves no money: what is to be paid stands on the landlord's account already. The invoices'
 * and credit notes' ids, in the order given.
 */
export async function settleFinally(
  work: Work,
  book: Book,
  settlements: readonly FinalSettlement[],
): Promise<string[]> {
  const today = work.clock.today().toString();
  const credited = await findInvoices(
    work.tx,
    settlements.flatMap(({ creditsId }) => creditsId ?? []),
  );
  const accounts = new Map(credited.map(({ id, account }) => [id, account]));
  const issued = await issueInvoices(
    work,
    book,
    settlements.map(({ rent, amount, creditsId }) => ({
      rent,
      isFinalSettlement: true,
      lines: [settled(amount)],
      ...(creditsId === null
        ? { kind: 'landlord' as const, dueOn: settlementDueOn(today) }
        : {
            kind: 'landlord_credit_note' as const,
            dueOn: today,
            credits: { id: creditsId, account: accounts.get(creditsId)! },
          }),
    })),
  );
  return issued.map(({ id }) => id);
}

/** Notes that payouts gave back what landlords paid too much, or below zero took that back. */
export async function recordGivenBack(
  work: Work,
  given: readonly { invoiceId: string; leaseId: string; bookId: string; amount: Ore }[],
): Promise<void> {
  if (given.length === 0) return;
  const { tx, clock, newId } = work;
  await addLandlordPayments(
    tx,
    given.map(({ amount, ...one }) => ({
      ...one,
      id: newId(),
      amount: -amount,
      paidOn: clock.today().toString(),
      source: 'payout',
      ...{ bankLineId: null, saidBy: null, takesBackId: null },
    })),
    clock.now(),
  );
  await settleLeases(
    work,
    given.map(({ leaseId }) => leaseId),
  );
}

const settled = (amount: Ore): InvoiceLine => ({
  kind: 'final_settlement',
  amount,
  // What it is made up of was charged with its tax before.
  vat: 0n,
  ...{ name: null, cost: null, from: null, to: null, monthly: null },
});
