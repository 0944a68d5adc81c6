import { openOf } from '@husvaer/domain/invoicing/states';

import type { ReadTx } from '../../../platform/db/tx.ts';
import { isClaim } from '../allocation/work-out.ts';
import { findInvoicesOf, type Invoice } from '../invoices/store.ts';
import {
  findInvoicesOfOpen,
  findLeasesByName,
  findLeasesOfLines,
  findOwnersOfKids,
} from './store.ts';

/** What is known of a payment that nobody knows the lease of. */
export interface UnknownPayment {
  bookId: string;
  amount: bigint;
  /** Those that may have been meant. */
  kids: readonly string[];
  /** The debtor's. */
  name: string | null;
  /** What the same account paid before: lines that were taken by their KID, and leases a person named. */
  lineIds: readonly string[];
  leaseIds: readonly string[];
}

/** A lease that a payment may be for. */
export interface PaymentCandidate {
  leaseId: string;
  /** The invoice it would pay: the one that was found, or the oldest that is open. */
  invoiceId: string | null;
  kid: string | null;
  /** What is left of that to pay, øre. */
  open: bigint;
  tenantNames: string[];
  /** The home's name and the lease's number, as they stand on the invoice. */
  home: string | null;
  leaseNumber: string | null;
  why: 'kid' | 'debtor' | 'name' | 'amount';
}

/** A word of a name that says something; initials don't. */
const WORD = /[\p{L}-]{3,}/gu;
const MOST = 10;

/** Leases that a payment may be for, the likeliest first: each once, for the best reason there is. */
export async function findCandidates(
  tx: ReadTx,
  { bookId, amount, kids, name, lineIds, leaseIds }: UnknownPayment,
): Promise<PaymentCandidate[]> {
  const ofKids = await findOwnersOfKids(tx, { bookId, kids });
  const ofDebtor = [...leaseIds, ...(await findLeasesOfLines(tx, lineIds))];
  const ofName = await findLeasesByName(tx, { bookId, words: name?.match(WORD) ?? [] });
  const ofAmount = await findInvoicesOfOpen(tx, { bookId, amount });
  const found = [
    ...ofKids.map((one) => ({ ...one, why: 'kid' as const })),
    ...ofDebtor.map((leaseId) => ({ leaseId, invoiceId: null, why: 'debtor' as const })),
    ...ofName.map((leaseId) => ({ leaseId, invoiceId: null, why: 'name' as const })),
    ...ofAmount.map((one) => ({ ...one, why: 'amount' as const })),
  ];
  const best = [...Map.groupBy(found, ({ leaseId }) => leaseId).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, MOST);
  const all = await findInvoicesOf(
    tx,
    best.map(({ leaseId }) => leaseId),
  );
  const byLease = Map.groupBy(all.filter(isClaim), ({ leaseId }) => leaseId);
  return best.map((one) => ({ ...one, ...said(byLease.get(one.leaseId) ?? [], one.invoiceId) }));
}

/** What a person sees of the invoice that a payment would pay. */
function said(
  claims: readonly Invoice[],
  invoiceId: string | null,
): Omit<PaymentCandidate, 'leaseId' | 'why'> {
  const oldest = claims
    .filter((claim) => openOf(claim) > 0n)
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : 1))
    .at(0);
  const claim = claims.find(({ id }) => id === invoiceId) ?? oldest;
  const parties = (claim ?? claims[0])?.parties;
  return {
    invoiceId: claim?.id ?? null,
    kid: claim?.kid ?? null,
    open: claim ? openOf(claim) : 0n,
    tenantNames: parties?.tenants.map(({ name }) => name) ?? [],
    home: parties?.home.name ?? null,
    leaseNumber: parties?.lease ?? null,
  };
}
