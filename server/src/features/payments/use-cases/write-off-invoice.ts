import { splitWriteOff } from '@husvaer/domain/payments/split-write-off';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { bookEntries, recordActs } from '../../ledger/public.ts';
import { lockLease, recordLeaseEvent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import {
  changeInvoice,
  isWriting,
  getReadableInvoice,
  loadClaimForUpdate,
} from '../../invoices/public.ts';

/**
 * Writes off the open amount of a claim. Rent is the landlord's loss unless the agency guarantees it, and so
 * is their interest; fees are the agency's. The lease's history records who did it, how much, and why.
 */
export async function writeOffInvoice(
  work: Work,
  { invoiceId, reason }: { invoiceId: string; reason: string | null },
): Promise<void> {
  await lockLease(work.tx, (await getReadableInvoice(work, invoiceId)).lease.id);
  const { invoice, lease, rent, open } = await loadClaimForUpdate(work, invoiceId, isWriting);
  const { bookId, lost } = invoice;
  const before = splitWriteOff(invoice);
  const after = splitWriteOff({ ...invoice, lost: lost + open });
  const isGuaranteed = rent.assignment.hasPayoutGuarantee || invoice.kind !== 'rent';
  const loser = isGuaranteed ? 'losses' : 'landlord_payable';
  const feeLoser = invoice.kind === 'rent' ? 'fee_income' : 'losses';
  const credit = 'tenant_receivable';
  const leaseId = lease.id;
  await bookEntries(work, [
    {
      bookId,
      // The amount written off grows each time, so the key is unique.
      key: `write_off:${invoiceId}:${lost + open}`,
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
  await recordActs(work, 'wrote_off', { bookId, ids: [leaseId] });
  await changeInvoice(work.tx, invoiceId, { lost: lost + open });
  await settleLeases(work, [leaseId]);
  const about = { leaseId, partnerId: rent.property.partnerId };
  const input = { amount: oreToKroner(open), note: reason };
  await recordLeaseEvent(work, about, 'written_off', { ...input, invoiceSerial: invoice.serial });
}
