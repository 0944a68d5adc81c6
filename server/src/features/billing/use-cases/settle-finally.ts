import { settlementDueOn } from '@husvaer/domain/payments/final-settlement';
import type { Ore } from '@husvaer/domain/kernel/money';

import type { Book } from '../../ledger/public.ts';
import type { LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { issueInvoices } from '../issuing/issue.ts';
import { findInvoices, type InvoiceLine } from '../../invoices/public.ts';

/** What an ended lease leaves its landlord to pay; above zero. */
interface FinalSettlement {
  rent: LeaseRent;
  amount: Ore;
  /** The invoice to credit; null for a new invoice. */
  creditsId: string | null;
}

/**
 * Invoices final settlements to landlords, or credits earlier ones. The caller has locked the leases'
 * billing. Moves no money: the amount to pay is on the landlord's account already. Returns the ids of the
 * invoices and credit notes, in the given order.
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

const settled = (amount: Ore): InvoiceLine => ({
  kind: 'final_settlement',
  amount,
  // Its parts were charged with their tax before.
  vat: 0n,
  name: null,
  cost: null,
  from: null,
  to: null,
  monthly: null,
});
