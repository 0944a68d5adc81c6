import { openOf } from '@husvaer/domain/invoices/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { isClaim, isToBePaid, findInvoicesOf, type Invoice } from '../../invoices/public.ts';
import {
  findInvoicesOfOpen,
  findLeasesByName,
  findLeasesOfLines,
  findOwnersOfKids,
} from './store.ts';

/** A payment whose lease is not known. */
interface UnknownPayment {
  id: string;
  bookId: string;
  amount: bigint;
  /** KIDs that may have been meant. */
  kids: readonly string[];
  /** The debtor's name. */
  name: string | null;
  /** What the same account paid before: lines that were accepted by their KID, and leases a person chose. */
  lineIds: readonly string[];
  leaseIds: readonly string[];
}

/** A lease that a payment may be for. */
export interface PaymentCandidate {
  leaseId: string;
  /** The invoice it would pay: the one that was found, or the oldest open one. */
  invoiceId: string | null;
  kid: string | null;
  /** The open amount of that invoice, øre. */
  open: bigint;
  tenantNames: string[];
  /** The home's name and the lease's number on the invoice. */
  home: string | null;
  leaseNumber: string | null;
  why: 'kid' | 'debtor' | 'name' | 'amount';
}

/** A significant word of a name; initials are not. */
const WORD = /[\p{L}-]{3,}/gu;
const MOST = 10;

/**
 * Leases that each of these payments may be for, by payment id, the likeliest first: each once, for its best
 * reason. The number of statements does not depend on the number of payments.
 */
export async function findCandidates(
  tx: ReadTx,
  payments: readonly UnknownPayment[],
): Promise<Map<string, PaymentCandidate[]>> {
  const [ofKids, ofLines, ofNames, ofAmounts] = [
    byPayment(await findOwnersOfKids(tx, payments)),
    await findLeasesOfLines(
      tx,
      payments.flatMap(({ lineIds }) => lineIds),
    ),
    byPayment(
      await findLeasesByName(
        tx,
        payments.map((payment) => ({ ...payment, words: payment.name?.match(WORD) ?? [] })),
      ),
    ),
    byPayment(await findInvoicesOfOpen(tx, payments)),
  ];
  const paidBy = new Map(ofLines.map(({ lineId, leaseId }) => [lineId, leaseId]));
  const best = payments.map(({ id, leaseIds, lineIds }) => {
    const ofDebtor = [...leaseIds, ...lineIds.flatMap((lineId) => paidBy.get(lineId) ?? [])];
    const found = [
      ...(ofKids.get(id) ?? []).map((one) => ({ ...one, why: 'kid' as const })),
      ...ofDebtor.map((leaseId) => ({ leaseId, invoiceId: null, why: 'debtor' as const })),
      ...(ofNames.get(id) ?? []).map((one) => ({ ...one, invoiceId: null, why: 'name' as const })),
      ...(ofAmounts.get(id) ?? []).map((one) => ({ ...one, why: 'amount' as const })),
    ];
    const byLease = Map.groupBy(found, ({ leaseId }) => leaseId);
    return [id, [...byLease.values()].flatMap(([first]) => first ?? []).slice(0, MOST)] as const;
  });
  const leaseIds = new Set(best.flatMap(([, all]) => all.map(({ leaseId }) => leaseId)));
  const payable = (await findInvoicesOf(tx, [...leaseIds])).filter(
    (invoice) => isClaim(invoice) || isToBePaid(invoice),
  );
  const byLease = Map.groupBy(payable, ({ leaseId }) => leaseId);
  return new Map(
    best.map(([id, all]) => [
      id,
      all.map(({ leaseId, invoiceId, why }) => ({
        leaseId,
        why,
        ...valuesOf(byLease.get(leaseId) ?? [], invoiceId),
      })),
    ]),
  );
}

const byPayment = <Found extends { paymentId: string }>(all: readonly Found[]) =>
  Map.groupBy(all, ({ paymentId }) => paymentId);

/** What a person sees of the invoice that a payment would pay. */
function valuesOf(
  invoices: readonly Invoice[],
  invoiceId: string | null,
): Omit<PaymentCandidate, 'leaseId' | 'why'> {
  // An invoice to a landlord is only suggested when it was found itself.
  const oldest = invoices
    .filter((invoice) => isClaim(invoice) && openOf(invoice) > 0n)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
    .at(0);
  const invoice = invoices.find(({ id }) => id === invoiceId) ?? oldest;
  const parties = (invoice ?? invoices[0])?.parties;
  return {
    invoiceId: invoice?.id ?? null,
    kid: invoice?.kid ?? null,
    open: invoice ? openOf(invoice) : 0n,
    tenantNames: parties?.tenants.map(({ name }) => name) ?? [],
    home: parties?.home.name ?? null,
    leaseNumber: parties?.lease ?? null,
  };
}
