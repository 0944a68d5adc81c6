import { bankingErrors } from '@husvaer/domain/banking/errors';
import { kroner } from '@husvaer/domain/kernel/kroner';
import { nonEmptyText } from '@husvaer/domain/kernel/tidied-text';
import { z } from '@husvaer/domain/kernel/zod';
import { namedReceiver, receiverOf } from '@husvaer/domain/payouts/refund';

import { requireBook } from '../../../ledger/public.ts';
import { findLeaseRents, findRentFacts } from '../../../leases/public.ts';
import { requestRefund } from '../../../payouts/public.ts';
import { anId } from '../../../../platform/input-id.ts';
import type { Work } from '../../../../platform/work.ts';
import { findLastPayers, payerOf } from './get-surpluses.ts';

export const surplusRefund = z.strictObject({
  contractId: anId,
  /** The whole surplus when it is left out. */
  amount: kroner(z.number().positive())
    .nullish()
    .transform((value) => value ?? null),
  note: nonEmptyText(500),
  ...namedReceiver,
});

/**
 * Requests a refund of a lease's surplus, so that no later invoice takes it, to the last payer who paid as much, unless another receiver is named. Returns
 * the refund's id. Throws `banking.not_found`, `ledger.not_found`, `invoicing.too_much`, and `request.invalid` when the bank gave no account.
 */
export async function refundSurplus(
  work: Work,
  { contractId: leaseId, amount, note, ...input }: z.output<typeof surplusRefund>,
): Promise<string> {
  const rent = (await findLeaseRents(work.tx, [leaseId])).get(leaseId);
  if (!rent) throw bankingErrors.not_found();
  const { id: bookId } = await requireBook(work, rent.property.partnerId, 'run');
  const today = work.clock.today().toString();
  const { surplus } = (await findRentFacts(work.tx, [leaseId], today))(leaseId);
  const payers = await findLastPayers(work.tx, [leaseId]);
  const payer = payerOf(rent, { payers, amount: amount ?? surplus });
  return requestRefund(work, {
    bookId,
    of: { leaseId, amount },
    receiver: receiverOf(input, payer),
    text: `Tilbakebetaling av for mye betalt leie, ${rent.property.name}`,
    note,
  });
}
