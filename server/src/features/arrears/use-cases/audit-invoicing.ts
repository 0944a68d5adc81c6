import { openOf } from '@husvaer/domain/invoices/states';

import { findAllBooks, findBalancesOfLeases } from '../../ledger/public.ts';
import { findRentFacts } from '../../leases/public.ts';
import type { ReadWork } from '../../../platform/work.ts';
import {
  computeAllocation,
  findLandlordPayments,
  findParts,
  findPayments,
} from '../../payments/public.ts';
import { isClaim, findBilledPage, findSerialGaps, findInvoicesOf } from '../../invoices/public.ts';
import { landlordsInterest } from '../claims/charge-lines.ts';
import { findLetters, type StoredClaim } from '../store.ts';

const AT_ONCE = 500;

/**
 * Recalculates, lease by lease, what letters charged, what payments pay and what is owed. Compares the
 * results with the stored values, with what leases store, and with what the ledger says the tenants owe. Also
 * checks that each book's invoices are numbered without gaps.
 */
export async function auditInvoicing(work: ReadWork): Promise<string[]> {
  const found: string[] = [];
  for (const book of await findAllBooks(work.tx)) {
    for (const serial of await findSerialGaps(work.tx, book.id))
      found.push(`There is no invoice ${serial} in book ${book.id}.`);
    const receivable = await findBalancesOfLeases(work.tx, {
      bookId: book.id,
      account: 'tenant_receivable',
    });
    let after: string | null = null;
    do {
      const ids: string[] = await findBilledPage(work.tx, {
        bookId: book.id,
        after,
        limit: AT_ONCE,
      });
      found.push(...(await auditLeases(work, ids, receivable)));
      for (const id of ids) receivable.delete(id);
      after = ids.at(-1) ?? null;
    } while (after !== null);
    for (const leaseId of receivable.keys())
      found.push(`The ledger knows lease ${leaseId}, which is not invoiced in book ${book.id}.`);
  }
  return found;
}

async function auditLeases(
  { tx, clock }: ReadWork,
  ids: readonly string[],
  receivable: ReadonlyMap<string, bigint>,
): Promise<string[]> {
  const invoices = Map.groupBy(await findInvoicesOf(tx, ids), ({ leaseId }) => leaseId);
  const payments = Map.groupBy(await findPayments(tx, ids), ({ leaseId }) => leaseId);
  const byLandlord = Map.groupBy(await findLandlordPayments(tx, ids), ({ leaseId }) => leaseId);
  const parts = Map.groupBy(await findParts(tx, ids), ({ leaseId }) => leaseId);
  const charges = Map.groupBy(
    (await findLetters(tx, { leaseIds: ids })).flatMap(({ claims }) => claims).filter(isCharged),
    ({ invoiceId }) => invoiceId,
  );
  const today = clock.today().toString();
  const facts = await findRentFacts(tx, ids, today);
  return ids.flatMap((id) => {
    const own = invoices.get(id) ?? [];
    const paid = payments.get(id) ?? [];
    const worked = computeAllocation(id, own, paid, byLandlord.get(id) ?? []);
    const found: string[] = [];
    const disagree = (what: string, written: unknown, expected: unknown): void => {
      if (String(written) !== String(expected))
        found.push(`Lease ${id}: ${what} is ${String(written)}, and comes to ${String(expected)}.`);
    };
    for (const settled of worked.settled) {
      const written = own.find((invoice) => invoice.id === settled.id)!;
      for (const field of ['paid', 'surplus', 'credited', 'creditedOn', 'settledOn'] as const)
        disagree(`${field} of invoice ${written.serial}`, written[field], settled[field]);
    }
    for (const { id: invoiceId, serial, fees, interest } of own) {
      const charged = charges.get(invoiceId) ?? [];
      disagree(
        `fees of invoice ${serial}`,
        fees,
        sumOf(charged, (one) => one.fee + one.interest),
      );
      disagree(`interest of invoice ${serial}`, interest, sumOf(charged, landlordsInterest));
    }
    const print = (all: readonly { paymentId: string; invoiceId: string; amount: bigint }[]) =>
      all.map((part) => `${part.paymentId} ${part.invoiceId} ${part.amount}`).sort();
    disagree('what payments pay', print(parts.get(id) ?? []), print(worked.parts));
    const leaseFacts = facts(id);
    const owed = worked.owed.reduce((sum, one) => sum + one.owed, 0n);
    disagree('what the lease was told is owed', leaseFacts.overdue + leaseFacts.open, owed);
    disagree('the surplus it was told', leaseFacts.surplus, worked.surplus.surplus);
    disagree('what the ledger says tenants owe', receivable.get(id) ?? 0n, receivableOf(own, paid));
    return found;
  });
}

const isCharged = ({ isWaived }: StoredClaim): boolean => !isWaived;
const sumOf = (claims: readonly StoredClaim[], valueOf: (claim: StoredClaim) => bigint): bigint =>
  claims.reduce((sum, claim) => sum + valueOf(claim), 0n);

/** What tenants owe by their invoices and payments; below zero when they paid in advance. */
function receivableOf(
  invoices: Parameters<typeof computeAllocation>[1],
  payments: Parameters<typeof computeAllocation>[2],
): bigint {
  const claimed = invoices
    .filter(isClaim)
    .reduce((sum, claim) => sum + openOf({ ...claim, paid: 0n, credited: 0n }), 0n);
  const credited = invoices
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { total }) => sum + total, 0n);
  return claimed - credited - payments.reduce((sum, { amount }) => sum + amount, 0n);
}
