import { invoicingErrors } from '@husvaer/domain/invoices/errors';
import { givenUpOf } from '@husvaer/domain/payments/given-up';
import { SMALL_DIFFERENCE } from '@husvaer/domain/payments/small-difference';
import { oreToKroner } from '@husvaer/domain/kernel/money';
import { moved } from '@husvaer/domain/ledger/entry';

import { bookEntries, expectBook } from '../../ledger/public.ts';
import { findLeaseRents, lockLease, recordLeaseEvent } from '../../leases/public.ts';
import type { Work } from '../../../platform/work.ts';
import { settleLeases } from '../allocation/settle-leases.ts';
import { changeInvoice, isWriting, seeInvoice, takeClaim } from '../../invoices/public.ts';
import { takeSurplus } from './take-surplus.ts';

/**
 * Gives up what is left to pay of a claim. Rent is the landlord's loss, unless the agency guarantees
 * it, and so is their interest; fees are the agency's own. The lease's history says who did, how much, and why.
 */
export async function writeOffInvoice(
  work: Work,
  { invoiceId, reason }: { invoiceId: string; reason: string | null },
): Promise<void> {
  await lockLease(work.tx, (await seeInvoice(work, invoiceId)).lease.id);
  const { invoice, lease, rent, open } = await takeClaim(work, invoiceId, isWriting);
  const { bookId, lost } = invoice;
  const before = givenUpOf(invoice);
  const after = givenUpOf({ ...invoice, lost: lost + open });
  const isGuaranteed = rent.assignment.hasPayoutGuarantee || invoice.kind !== 'rent';
  const loser = isGuaranteed ? 'losses' : 'landlord_payable';
  const feeLoser = invoice.kind === 'rent' ? 'fee_income' : 'losses';
  const credit = 'tenant_receivable';
  const leaseId = lease.id;
  await bookEntries(work, [
    {
      bookId,
      // What was given up grows with each time.
      key: `write_off:${invoiceId}:${lost + open}`,
      kind: 'write_off',
      dated: work.clock.today().toString(),
      lines: [
        ...moved(after.principal - before.principal, { debit: loser, credit, leaseId }),
        ...moved(after.interest - before.interest, { debit: 'landlord_payable', credit, leaseId }),
        ...moved(after.fee - before.fee, { debit: feeLoser, credit, leaseId }),
      ],
    },
  ]);
  await changeInvoice(work.tx, invoiceId, { lost: lost + open });
  await settleLeases(work, [leaseId]);
  const about = { leaseId, partnerId: rent.property.partnerId };
  const said = { amount: oreToKroner(open), note: reason };
  await recordLeaseEvent(work, about, 'written_off', { ...said, invoiceSerial: invoice.serial });
}

/**
 * Writes off what a lease that is over was paid too much, where it is less than it costs to pay back. Throws
 * `invoicing.not_found`, `ledger.not_found`, `invoicing.not_over`, and `invoicing.too_much` with the most
 * that may be written off.
 */
export async function writeOffSurplus(
  work: Work,
  { contractId: leaseId, reason }: { contractId: string; reason: string },
): Promise<void> {
  const { tx, clock, newId } = work;
  const rent = (await findLeaseRents(tx, [leaseId])).get(leaseId);
  if (!rent) throw invoicingErrors.not_found();
  const { partnerId } = rent.property;
  const { id: bookId } = await expectBook(work, partnerId, 'run');
  await lockLease(tx, leaseId);
  const paymentId = newId();
  const asked = { leaseId, paymentId, amount: null, most: SMALL_DIFFERENCE };
  const amount = await takeSurplus(work, { ...asked, source: 'write_off' });
  await bookEntries(work, [
    {
      bookId,
      key: `surplus_write_off:${paymentId}`,
      kind: 'write_off',
      dated: clock.today().toString(),
      lines: moved(amount, { debit: 'tenant_receivable', credit: 'rounding', leaseId }),
    },
  ]);
  const said = { amount: oreToKroner(amount), note: reason };
  await recordLeaseEvent(work, { leaseId, partnerId }, 'surplus_written_off', said);
}
