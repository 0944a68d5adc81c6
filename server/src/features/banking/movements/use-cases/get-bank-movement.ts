import { findBooks, moneyPolicy } from '../../../ledger/public.ts';
import type { ReadWork } from '../../../../platform/work.ts';
import { requireBankLine } from '../../lines/require-bank-line.ts';
import { type BankException, viewExceptions } from '../../exceptions/view-exceptions.ts';
import { namesOf } from '../../names-of.ts';
import { findEvidence, findLeasesPaidBy, type Evidence } from '../store.ts';

/** A payment on a client account, and every file that states it. */
export interface BankMovement {
  payment: BankException;
  /** The leases whose invoices it pays. */
  leaseIds: string[];
  evidence: (Evidence & { byName: string | null })[];
}

/** A payment of a book, with its files. Throws `banking.not_found`. */
export async function getBankMovement(work: ReadWork, lineId: string): Promise<BankMovement> {
  const line = await requireBankLine(work, lineId, 'audit');
  const [payment] = await viewExceptions(work, [line]);
  const [book] = await findBooks(work.tx, [line.bookId]);
  const runs = book !== undefined && moneyPolicy.run(work.viewer, book.partnerId);
  const evidence = await findEvidence(work.tx, line.id);
  const names = await namesOf(
    work,
    evidence.map(({ broughtById }) => broughtById),
  );
  return {
    payment: payment!,
    leaseIds: await findLeasesPaidBy(work.tx, line.id),
    evidence: evidence.map((one) => ({
      ...one,
      byName: names.get(one.broughtById) ?? null,
      hasOriginal: runs && one.hasOriginal,
    })),
  };
}
