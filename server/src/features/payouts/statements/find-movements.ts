import { weigh, type RentClaim } from '@husvaer/domain/payouts/claims';
import type { StatementLine } from '@husvaer/domain/payouts/statement';
import { COMMISSION_LINES } from '@husvaer/domain/payouts/words';
import type { Movement } from '@husvaer/domain/payouts/year';

import { findInvoicesOf } from '../../invoicing/public.ts';
import type { ReadTx } from '../../../platform/db/tx.ts';
import { findPayoutFacts, type LeasePayouts } from '../run/find-facts.ts';
import { findWays } from '../settings/store.ts';
import { findLinesOf, findPayoutsOf } from '../store.ts';

/** What a landlord's home was let for, and what became of it. */
export interface LetHome extends Pick<LeasePayouts, 'rent'> {
  movements: Movement[];
}

/**
 * What moved by these leases of one book, ever: rent, and the late interest that came in, which counts as
 * invoiced on the day it was paid. Fees of paying late are not the landlord's.
 */
export async function findLetHomes(
  tx: ReadTx,
  { bookId, leaseIds }: { bookId: string; leaseIds: readonly string[] },
): Promise<LetHome[]> {
  const all = await findPayoutFacts(tx, leaseIds, await findWays(tx, bookId));
  const invoices = Map.groupBy(await findInvoicesOf(tx, leaseIds), ({ leaseId }) => leaseId);
  const payouts = Map.groupBy(await findPayoutsOf(tx, leaseIds), ({ leaseId }) => leaseId);
  const lines = Map.groupBy(await findLinesOf(tx, { leaseIds }), ({ ofId }) => ofId);
  return [...all].map(([leaseId, { rent, facts, fromLandlord, invoicedVat }]): LetHome => {
    const own = invoices.get(leaseId) ?? [];
    const claimIds = new Set(facts.claims.map(({ id }) => id));
    const invoiced = own.flatMap(({ id, creditsId, total, issuedOn }): Movement[] => {
      if (claimIds.has(id)) return [{ on: issuedOn, kind: 'invoiced', amount: total }];
      const isCredit = creditsId !== null && claimIds.has(creditsId);
      return isCredit ? [{ on: issuedOn, kind: 'invoiced', amount: -total }] : [];
    });
    const received = facts.claims.flatMap((claim) => [...receivedOf(claim), ...interestOf(claim)]);
    const paid = (payouts.get(leaseId) ?? []).flatMap(({ id, madeOn, bookedOn, amount }) => {
      const kept = (lines.get(id) ?? []).filter(isKept);
      const movements: Movement[] = [];
      const amountKept = -kept.reduce((sum, line) => sum + line.amount, 0n);
      const vat = kept.reduce((sum, { landlordInvoiceId, ...line }) => {
        const invoiced = invoicedVat.get(landlordInvoiceId ?? '') ?? 0n;
        return sum + invoiced - line.vat;
      }, 0n);
      if (madeOn !== null && amountKept !== 0n)
        movements.push({ on: madeOn, kind: 'kept', amount: amountKept, vat });
      if (bookedOn !== null) movements.push({ on: bookedOn, kind: 'paidOut', amount });
      return movements;
    });
    // What they paid of a final settlement is so much less that was paid out to them.
    const paidIn = fromLandlord.map(({ paidOn, amount }): Movement => ({
      on: paidOn,
      kind: 'paidOut',
      amount: -amount,
    }));
    return { rent, movements: [...invoiced, ...received, ...paid, ...paidIn] };
  });
}

/** Commissions and invoices to the landlord; what they paid too much and get back is none. */
const isKept = ({ type, landlordInvoiceId }: StatementLine): boolean =>
  (type === 'landlord_invoice' && landlordInvoiceId !== null) || COMMISSION_LINES.includes(type);

/** Late interest that came in with a claim, by day. */
const interestOf = (claim: RentClaim): Movement[] =>
  daysOf(claim).flatMap((on, index, days) => {
    const before = index === 0 ? 0n : weigh(claim, days[index - 1]!).receivedInterest;
    const amount = weigh(claim, on).receivedInterest - before;
    if (amount === 0n) return [];
    return [
      { on, kind: 'invoiced', amount },
      { on, kind: 'received', amount },
    ];
  });

/** The days on which something was paid of a claim. */
const daysOf = ({ parts }: RentClaim): string[] =>
  [...new Set(parts.map(({ paidOn }) => paidOn))].sort();

/** What payments paid of the rent of a claim, one by one. */
function receivedOf(claim: RentClaim): Movement[] {
  let before = { received: 0n, direct: 0n };
  return daysOf(claim).flatMap((on) => {
    const { received, direct } = weigh(claim, on);
    const movements: Movement[] = [
      { on, kind: 'received', amount: received - before.received },
      { on, kind: 'received', amount: direct - before.direct, isDirect: true },
    ];
    before = { received, direct };
    return movements.filter(({ amount }) => amount !== 0n);
  });
}
