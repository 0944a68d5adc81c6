import { COMMISSION_LINES } from '@husvaer/domain/payouts/enums';

import { findBilledPage } from '../../invoices/public.ts';
import { findBalancesOfLeases } from '../../ledger/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import { findPayoutFacts, type LeasePayouts } from '../run/find-facts.ts';
import { findPayoutsOf, type Payout } from '../store.ts';

const AT_ONCE = 500;

/**
 * Recalculates what each landlord of a book is owed, from what was invoiced, credited, written off, received
 * directly, kept, paid by them and ordered, and compares it with the ledger.
 */
export async function auditOwed(work: ReadWork, bookId: string): Promise<string[]> {
  const { tx } = work;
  const found: string[] = [];
  const written = await findBalancesOfLeases(tx, { bookId, account: 'landlord_payable' });
  const writtenVat = await findBalancesOfLeases(tx, { bookId, account: 'vat_payable' });
  let after: string | null = null;
  do {
    const ids: string[] = await findBilledPage(tx, { bookId, after, limit: AT_ONCE });
    const all = await findPayoutFacts(tx, ids);
    const payouts = Map.groupBy(await findPayoutsOf(tx, ids), ({ leaseId }) => leaseId);
    for (const [leaseId, known] of all) {
      const owed = owedBy(known, payouts.get(leaseId) ?? []);
      const booked = -(written.get(leaseId) ?? 0n);
      if (booked !== owed)
        found.push(`Lease ${leaseId}: the landlord is owed ${booked}, and it comes to ${owed}.`);
      const invoiced = [...known.invoicedVat.values()].reduce((sum, one) => sum + one, 0n);
      const vat = known.facts.earlier.reduce((sum, line) => sum - line.vat, invoiced);
      const bookedVat = -(writtenVat.get(leaseId) ?? 0n);
      if (bookedVat !== vat)
        found.push(
          `Lease ${leaseId}: value added tax stands at ${bookedVat}, and comes to ${vat}.`,
        );
      const included = new Set(
        known.facts.earlier.map(({ landlordInvoiceId }) => landlordInvoiceId),
      );
      for (const { id } of known.facts.finalSettlements)
        if (!included.has(id))
          found.push(`Lease ${leaseId}: no payout contains the settlement ${id}.`);
    }
    after = ids.at(-1) ?? null;
  } while (after !== null);
  return found;
}

/** What a landlord is owed and is not ordered from the bank yet; øre. */
function owedBy({ facts, direct, fromLandlord }: LeasePayouts, payouts: readonly Payout[]): bigint {
  const { terms, claims, landlordInvoices, earlier } = facts;
  // The agency bears the loss of what a guarantee covers.
  const isGuaranteed = terms.guaranteeMonths !== null;
  const rent = claims.reduce(
    (sum, { total, credited, lost, lostByAgency, interest }) =>
      sum + total - credited - (isGuaranteed ? 0n : lost - lostByAgency) + interest,
    0n,
  );
  const commissions = earlier.filter(({ type }) => COMMISSION_LINES.includes(type));
  const ordered = payouts.filter(({ isOrdered }) => isOrdered);
  const taken = sumOf(landlordInvoices) - sumOf(commissions);
  return rent - direct - taken + sumOf(fromLandlord) - sumOf(ordered);
}

const sumOf = (all: readonly { amount: bigint }[]): bigint =>
  all.reduce((sum, { amount }) => sum + amount, 0n);
