import type { Work } from '../../../platform/work.ts';
import { addSettlement } from '../exceptions/store.ts';
import { setState } from '../lines/store.ts';
import { findTransfers } from './store.ts';

/**
 * Settles transfers between client accounts of one set of books: a debit of one and the credit of the other, of
 * which a file has one. Both were in suspense, where together they are nothing. One without the other waits.
 */
export async function settleTransfers(work: Work, fileId: string): Promise<void> {
  const { tx, clock, newId } = work;
  for (const { lineId, paidOn } of await findTransfers(tx, fileId)) {
    await addSettlement(tx, {
      id: newId(),
      lineId,
      choice: 'transfer',
      byId: null,
      at: clock.now(),
      dated: paidOn,
      leaseId: null,
      invoiceId: null,
      refundId: null,
      note: null,
    });
    await setState(tx, lineId, 'settled');
  }
}
