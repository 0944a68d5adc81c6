import { oreToKroner } from '@husvaer/domain/kernel/money';
import { transferLines, type LedgerLine } from '@husvaer/domain/ledger/entry';
import type { Bearer } from '@husvaer/domain/payments/reductions';
import {
  byAgencyAfter,
  splitWriteOff,
  type WrittenOff,
} from '@husvaer/domain/payments/split-write-off';

import { recordLoss, type Invoice } from '../../invoices/public.ts';
import { bookEntries, findEntriesByKey } from '../../ledger/public.ts';
import { recordLeaseEvent, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';

interface WriteOff {
  rent: LeaseRent;
  /** The id of the reduction, or a new one of what a rule writes off. */
  id: string;
  /** Øre. */
  amount: bigint;
  borneBy: Bearer;
}

/**
 * Writes off part of a claim. Fees are the agency's loss, and interest lowers what the landlord may still get. The
 * lease's history records who did it, how much, and why: the viewer, unless another one proposed it. The caller has locked the lease and its billing.
 */
export async function writeOff(
  work: Work,
  invoice: Invoice,
  { reason, byId, ...one }: WriteOff & { reason: string | null; byId?: string | null },
): Promise<void> {
  const key = keyOf(invoice, one);
  await bookWriteOff(work, invoice, { ...one, kind: 'write_off', key, added: 0n });
  await recordWriteOff(work, invoice, { ...one, event: 'written_off', reason, byId });
}

/** Takes a write-off back by an entry of its own: the claim is owed again, and each part is whose it was. */
export async function reverseWriteOff(work: Work, invoice: Invoice, one: WriteOff): Promise<void> {
  const own = keyOf(invoice, one);
  const [booked] = await findEntriesByKey(work.tx, invoice.bookId, [own]);
  const added = (booked?.lines ?? []).reduce(
    (sum, { account, amount }) => (account === 'losses' ? sum + amount : sum),
    0n,
  );
  await bookWriteOff(work, invoice, {
    ...one,
    amount: -one.amount,
    kind: 'write_off_taken_back',
    added,
    key: `${own}:taken_back`,
  });
  await recordWriteOff(work, invoice, { ...one, event: 'write_off_taken_back', reason: null });
}

const keyOf = ({ id }: Invoice, one: Pick<WriteOff, 'id'>): string => `write_off:${id}:${one.id}`;

/** Books a write-off; below zero, its reversal. `added` is what the agency bore of the rent by it. */
async function bookWriteOff(
  work: Work,
  invoice: Invoice,
  {
    key,
    kind,
    amount,
    borneBy,
    added,
  }: WriteOff & { key: string; kind: 'write_off' | 'write_off_taken_back'; added: bigint },
): Promise<void> {
  const { bookId, leaseId } = invoice;
  const dated = work.clock.today().toString();
  const before = splitWriteOff(invoice);
  const lost = invoice.lost + amount;
  const { principal } = splitWriteOff({ ...invoice, lost });
  const isAgencys = borneBy === 'agency';
  const lostByAgency = byAgencyAfter(before, { principal, isAgencys, added });
  const becomes = { lost, lostByAgency };
  const after = splitWriteOff({ ...invoice, ...becomes });
  await bookEntries(work, [
    {
      bookId,
      key,
      kind,
      dated,
      lines: linesOf(invoice, { leaseId, before, after }),
    },
  ]);
  await recordLoss(work, invoice, becomes);
  await settleLeases(work, [leaseId]);
}

function linesOf(
  { kind }: Invoice,
  { leaseId, before, after }: { leaseId: string; before: WrittenOff; after: WrittenOff },
): LedgerLine[] {
  const change = (part: keyof WrittenOff) => after[part] - before[part];
  const lines = (debit: 'landlord_payable' | 'losses' | 'fee_income', amount: bigint) =>
    transferLines(amount, { debit, credit: 'tenant_receivable', leaseId });
  return [
    ...lines('landlord_payable', change('principal') - change('byAgency')),
    ...lines('losses', change('byAgency')),
    ...lines('landlord_payable', change('interest')),
    ...lines(kind === 'rent' ? 'fee_income' : 'losses', change('fee')),
  ];
}

async function recordWriteOff(
  work: Work,
  { id, leaseId, serial }: Invoice,
  {
    rent,
    amount,
    event,
    reason,
    byId,
  }: WriteOff & {
    event: 'written_off' | 'write_off_taken_back';
    reason: string | null;
    byId?: string | null | undefined;
  },
): Promise<void> {
  const about = { leaseId, partnerId: rent.property.partnerId, ...(byId != null && { byId }) };
  const input = { amount: oreToKroner(amount), note: reason, invoiceSerial: serial, invoiceId: id };
  await recordLeaseEvent(work, about, event, input);
}
