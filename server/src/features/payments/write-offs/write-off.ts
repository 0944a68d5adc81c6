import { oreToKroner } from '@husvaer/domain/kernel/money';
import { transferLines } from '@husvaer/domain/ledger/entry';
import { splitWriteOff } from '@husvaer/domain/payments/split-write-off';

import { changeInvoice, type Invoice } from '../../invoices/public.ts';
import { bookEntries } from '../../ledger/public.ts';
import { recordLeaseEvent, type LeaseRent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';

/**
 * Writes off the open amount of a claim, øre. Rent is the landlord's loss unless the agency guarantees it, and
 * so is their interest; fees are the agency's. The lease's history records who did it, how much, and why. The
 * caller has locked the lease and its billing.
 */
export async function writeOff(
  work: Work,
  invoice: Invoice,
  { rent, open, reason }: { rent: LeaseRent; open: bigint; reason: string | null },
): Promise<void> {
  const { id, bookId, leaseId, lost, serial, kind } = invoice;
  const before = splitWriteOff(invoice);
  const after = splitWriteOff({ ...invoice, lost: lost + open });
  const isGuaranteed = rent.assignment.hasPayoutGuarantee || kind !== 'rent';
  const loser = isGuaranteed ? 'losses' : 'landlord_payable';
  const feeLoser = kind === 'rent' ? 'fee_income' : 'losses';
  const credit = 'tenant_receivable';
  await bookEntries(work, [
    {
      bookId,
      // The amount written off grows each time, so the key is unique.
      key: `write_off:${id}:${lost + open}`,
      kind: 'write_off',
      dated: work.clock.today().toString(),
      lines: [
        ...transferLines(after.principal - before.principal, { debit: loser, credit, leaseId }),
        ...transferLines(after.interest - before.interest, {
          debit: 'landlord_payable',
          credit,
          leaseId,
        }),
        ...transferLines(after.fee - before.fee, { debit: feeLoser, credit, leaseId }),
      ],
    },
  ]);
  await changeInvoice(work.tx, id, { lost: lost + open });
  await settleLeases(work, [leaseId]);
  const about = { leaseId, partnerId: rent.property.partnerId };
  const input = { amount: oreToKroner(open), note: reason };
  await recordLeaseEvent(work, about, 'written_off', { ...input, invoiceSerial: serial });
}
