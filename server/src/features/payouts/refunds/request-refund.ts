import type { Receiver } from '@husvaer/domain/payouts/refund';
import { transferLines } from '@husvaer/domain/ledger/entry';

import { deductSurplus, type BroughtBy } from '../../payments/public.ts';
import { bookEntries, recordActs } from '../../ledger/public.ts';
import type { Work } from '../../../platform/work.ts';
import { findPayoutSettings } from '../settings/store.ts';
import { addRefund, type Refund } from '../records/refunds/store.ts';
import { notifyOfAccount } from './notify-of-account.ts';
import { emitRefundEvents } from '../emit-refund-events.ts';

/** A refund to be requested. Callers check the viewer's permission. */
interface RefundDraft extends Pick<Refund, 'bookId' | 'text' | 'note'> {
  /** A whole unmatched payment, or the surplus of a lease or part of it. */
  of:
    | ({ bankLineId: string; amount: bigint } & BroughtBy)
    | { leaseId: string; amount: bigint | null };
  receiver: Receiver;
}

/**
 * Requests a refund: the money is under way from now on, and is ordered from the bank when enough people have
 * approved it. The one who requests it is not enough alone. For a lease, throws `invoicing.too_much`.
 */
export async function requestRefund(work: Work, draft: RefundDraft): Promise<string> {
  const { tx, clock, viewer, newId } = work;
  const { bookId, of, receiver, text, note } = draft;
  const { account, name, isNamed } = receiver;
  const id = newId();
  const leaseId = 'leaseId' in of ? of.leaseId : null;
  const amount =
    'leaseId' in of
      ? await deductSurplus(work, { ...of, paymentId: id, source: 'refund' })
      : of.amount;
  const { approvalsNeeded } = await findPayoutSettings(tx, bookId);
  const requestedById = viewer.kind === 'account' ? viewer.id : null;
  await addRefund(tx, {
    id,
    bookId,
    leaseId,
    amount,
    account,
    name,
    isNamed,
    text,
    note,
    requestedById,
    approvalsNeeded,
    bankLineId: 'bankLineId' in of ? of.bankLineId : null,
    isBrought: 'isBrought' in of && of.isBrought,
    broughtById: 'isBrought' in of ? of.broughtById : null,
    askedAt: clock.now(),
  });
  await recordActs(work, 'requested_refund', { bookId, ids: [id] });
  if (isNamed) {
    await recordActs(work, 'named_account', { bookId, ids: [id] });
    await notifyOfAccount(work, { bookId, amount, account, name, was: null });
  }
  await bookRefund(work, { id, bookId, leaseId, amount }, 'asked');
  await emitRefundEvents(work, [{ refundId: id, name: 'asked' }]);
  return id;
}

/** Books that a refund is under way, or that its money went back to where it came from. */
export async function bookRefund(
  work: Work,
  { id, bookId, leaseId, amount }: Pick<Refund, 'id' | 'bookId' | 'leaseId' | 'amount'>,
  what: 'asked' | 'withdrawn',
): Promise<void> {
  await bookEntries(work, [
    {
      bookId,
      key: `refund:${id}:${what}`,
      kind: `refund_${what}`,
      dated: work.clock.today().toString(),
      lines: transferLines(what === 'asked' ? amount : -amount, {
        debit: leaseId === null ? 'suspense' : 'tenant_receivable',
        credit: 'payouts_under_way',
        leaseId,
      }),
    },
  ]);
}
