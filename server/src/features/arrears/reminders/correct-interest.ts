import { splitWriteOff } from '@husvaer/domain/payments/split-write-off';
import { transferLines, type LedgerEntry } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import { findLeaseRents } from '../../leases/public.ts';
import type { JobContext } from '../../../platform/jobs.ts';
import { SYSTEM } from '../../../platform/viewer.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import { lockBilling, findInvoicesOf, type Invoice } from '../../invoices/public.ts';
import { settleLeases } from '../../payments/public.ts';
import { isLandlords } from '../claims/charge-lines.ts';
import { findLetters, findUncorrectedLeases, setLandlords, type StoredClaim } from '../store.ts';

const AT_ONCE = 500;

/**
 * Moves late interest to landlords that was booked as the agency's before interest was the landlord's. Booked
 * entries never change, so each gets a new entry of today. The next payout includes what came in of it.
 */
export async function correctInterest({ runner, log }: JobContext): Promise<void> {
  let after: string | null = null;
  do {
    const ids: string[] = await runner.read(SYSTEM, findSome, after);
    for (const leaseId of ids)
      await runner
        .run(SYSTEM, correctLease, leaseId)
        .catch((error: unknown) => log.error({ err: error, leaseId }, 'interest not corrected'));
    after = ids.at(-1) ?? null;
  } while (after !== null);
}

const findSome = ({ tx }: ReadWork, after: string | null): Promise<string[]> =>
  findUncorrectedLeases(tx, { after, limit: AT_ONCE });

async function correctLease(work: Work, leaseId: string): Promise<void> {
  const { tx } = work;
  await lockBilling(tx, [leaseId]);
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) throw new Error(`Lease ${leaseId} was reminded and is not signed.`);
  const invoices = new Map((await findInvoicesOf(tx, [leaseId])).map((one) => [one.id, one]));
  const added = new Map<string, bigint>();
  for (const { id: letterId, claims } of await findLetters(tx, { leaseIds: [leaseId] }))
    for (const claim of claims.filter(isUncorrected)) {
      const { invoiceId, interest } = claim;
      const invoice = invoices.get(invoiceId)!;
      const isTheirs = isLandlords(invoice, rent);
      await setLandlords(tx, { letterId, invoiceId }, isTheirs);
      if (!isTheirs) continue;
      await give(work, invoice, { key: `letter:${letterId}:${invoiceId}:interest`, interest });
      added.set(invoiceId, (added.get(invoiceId) ?? 0n) + interest);
    }
  if (added.size === 0) return;
  const changes = [...added].map(([invoiceId, interest]) => ({ invoiceId, fees: 0n, interest }));
  await settleLeases(work, [leaseId], changes);
  for (const { invoiceId, interest } of changes)
    await giveUp(work, invoices.get(invoiceId)!, interest);
  await work.emit({ name: 'arrears.interest_changed', payload: { leaseId } });
}

const isUncorrected = ({ isLandlords: input, interest, isWaived }: StoredClaim): boolean =>
  input === null && interest > 0n && !isWaived;

/** Books interest from the agency to the landlord; below zero, back. */
const give = (
  work: Work,
  { bookId, leaseId }: Invoice,
  { key, interest }: Pick<LedgerEntry, 'key'> & { interest: bigint },
): Promise<void> =>
  bookEntries(work, [
    {
      bookId,
      key,
      kind: 'interest_corrected',
      dated: work.clock.today().toString(),
      lines: transferLines(interest, { debit: 'fee_income', credit: 'landlord_payable', leaseId }),
    },
  ]);

/** Interest that was written off was deducted from the agency's income, but it is the landlord's loss. */
async function giveUp(work: Work, invoice: Invoice, added: bigint): Promise<void> {
  const was = splitWriteOff(invoice).interest;
  const lost = splitWriteOff({ ...invoice, interest: invoice.interest + added }).interest - was;
  if (lost !== 0n)
    await give(work, invoice, { key: `write_off:${invoice.id}:interest`, interest: -lost });
}
