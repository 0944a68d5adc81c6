import { principalOpenOf } from '@husvaer/domain/invoicing/states';
import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { changeInvoice } from '../invoices/store.ts';
import { isWriting, takeClaim } from './take-invoice.ts';

/**
 * Gives up what is left to pay of a claim. Rent is the landlord's loss, unless the agency guarantees
 * it; fees are the agency's own.
 */
export async function writeOff(work: Work, invoiceId: string): Promise<void> {
  const { invoice, lease, rent, open } = await takeClaim(work, invoiceId, isWriting);
  const { bookId, lost } = invoice;
  const principal = invoice.kind === 'rent' ? principalOpenOf(invoice) : 0n;
  const isGuaranteed = rent.assignment.hasPayoutGuarantee || invoice.kind !== 'rent';
  const loser = isGuaranteed ? 'losses' : 'landlord_payable';
  const leaseId = lease.id;
  await bookEntries(work, [
    {
      bookId,
      // What was given up grows with each time.
      key: `write_off:${invoiceId}:${lost + open}`,
      kind: 'write_off',
      dated: work.clock.today().toString(),
      lines: [
        ...moved(principal, { debit: loser, credit: 'tenant_receivable', leaseId }),
        ...moved(open - principal, {
          debit: invoice.kind === 'rent' ? 'fee_income' : 'losses',
          credit: 'tenant_receivable',
          leaseId,
        }),
      ],
    },
  ]);
  await changeInvoice(work.tx, invoiceId, { lost: lost + open });
  await settleLeases(work, [leaseId]);
}
