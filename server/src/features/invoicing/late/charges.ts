import { reversed } from '@husvaer/domain/ledger/entry';

import { bookEntries } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import type { Invoice } from '../invoices/store.ts';
import type { PaymentPart } from '../payments/store.ts';
import { chargeLines, landlordsInterest } from './charge-lines.ts';
import { principalPaidOn } from './late-facts.ts';
import { addFees, waiveClaim, type RentLetter } from './store.ts';

/** What a letter charged for an invoice, and nobody took back. */
export interface Charge {
  letterId: string;
  bookId: string;
  leaseId: string;
  sentOn: string;
  invoiceId: string;
  fee: bigint;
  interest: bigint;
  isLandlords: boolean | null;
}

export const chargesOf = (letters: readonly RentLetter[]): Charge[] =>
  letters.flatMap(({ id: letterId, bookId, leaseId, sentOn, claims }) =>
    claims
      .filter(({ isWaived, fee, interest }) => !isWaived && fee + interest > 0n)
      .map(({ invoiceId, fee, interest, isLandlords }) => ({
        ...{ letterId, bookId, leaseId, sentOn, invoiceId },
        ...{ fee, interest, isLandlords },
      })),
  );

/** Of these charges, those for invoices that had been paid before the letter was sent. */
export function unjustCharges(
  charges: readonly Charge[],
  invoices: readonly Invoice[],
  parts: readonly PaymentPart[],
): Charge[] {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return charges.filter(({ invoiceId, sentOn }) => {
    const paidOn = principalPaidOn(byId.get(invoiceId)!, parts);
    return paidOn !== null && paidOn < sentOn;
  });
}

/** Takes charges back, each once. */
export async function takeBackCharges(work: Work, charges: readonly Charge[]): Promise<void> {
  const { tx, clock } = work;
  for (const charge of charges) {
    const { letterId, bookId, leaseId, invoiceId, fee, interest } = charge;
    if (!(await waiveClaim(tx, { letterId, invoiceId }, clock.now()))) continue;
    await bookEntries(work, [
      {
        bookId,
        key: `letter:${letterId}:${invoiceId}:waived`,
        kind: 'fee_waived',
        dated: clock.today().toString(),
        lines: reversed(chargeLines(charge, leaseId)),
      },
    ]);
    const ofLandlord = landlordsInterest(charge);
    await addFees(tx, invoiceId, { fees: -(fee + interest), interest: -ofLandlord });
    if (ofLandlord > 0n)
      await work.emit({ name: 'invoicing.interest_changed', payload: { leaseId } });
  }
}
