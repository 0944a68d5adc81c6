import type { z } from 'zod';

import { bankingErrors } from '@husvaer/domain/banking/errors';
import { type settlement, SETTLEMENTS } from '@husvaer/domain/banking/lines';
import { receiverOf } from '@husvaer/domain/payouts/refund';

import { recordActs } from '../../../ledger/public.ts';
import { acceptPayment } from '../../../payments/public.ts';
import { requestRefund, recordLateDebitWaits, acceptLateDebit } from '../../../payouts/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { isProposedAnswer, setState, type StoredLine } from '../../lines/store.ts';
import { findBooker } from '../../lines/repeats/store.ts';
import { findBrought } from '../../store.ts';
import { addSettlement, findSettlements, type StoredSettlement } from '../store.ts';
import { loadBankExceptionForUpdate, actorOf, bookTo, emitSettled } from '../book-exception.ts';

/**
 * Settles a payment that no feature accepted, as a person's choice says, and books it out of suspense. A
 * refund is ordered from the bank. Throws `banking.not_found` without permission, `banking.wrong_state` when
 * the payment no longer waits, `banking.answer_waits` while it is a proposed answer, `banking.wrong_target` when the lease or invoice is in another book, and
 * `request.invalid` for a refund without a Norwegian account that the money came from.
 */
export async function settleBankException(
  work: Work,
  body: z.output<typeof settlement>,
): Promise<string> {
  const { choice, note } = body;
  const line = await loadBankExceptionForUpdate(work, body.lineId);
  if (line.state !== 'waiting') throw bankingErrors.wrong_state({ state: line.state });
  if (await isProposedAnswer(work.tx, line.id)) throw bankingErrors.answer_waits();
  const id = work.newId();
  const about = await bookAs(work, line, { ...body, id });
  await recordEarlierDecisions(work, line, about);
  await addSettlement(work.tx, {
    id,
    lineId: line.id,
    choice,
    leaseId: null,
    invoiceId: null,
    refundId: null,
    ...about,
    note: note || null,
    byId: actorOf(work),
    at: work.clock.now(),
    dated: null,
  });
  await setState(work.tx, line.id, SETTLEMENTS[choice]);
  await recordLateDebitWaits(work, { lineId: line.id, waits: false });
  await emitSettled(work, line);
  return line.id;
}

/**
 * Who decided on the payment before, or took a decision back, acted on what it belongs to now: without them it
 * would not have waited.
 */
async function recordEarlierDecisions(
  work: Work,
  line: StoredLine,
  { leaseId, refundId }: Partial<Pick<StoredSettlement, 'leaseId' | 'refundId'>>,
): Promise<void> {
  const people = new Set(
    (await findSettlements(work.tx, [line.id])).flatMap(({ byId, undoneById }) =>
      [byId, undoneById].filter((id) => id !== null && id !== actorOf(work)),
    ),
  );
  for (const byId of people) {
    const by = { bookId: line.bookId, by: { isBank: false, byId } };
    if (leaseId) await recordActs(work, 'placed_payment', { ...by, ids: [leaseId] });
    if (refundId) await recordActs(work, 'requested_refund', { ...by, ids: [refundId] });
  }
}

/** Books a payment as a person's choice says. Returns what it belongs to now. */
async function bookAs(
  work: Work,
  line: StoredLine,
  input: z.output<typeof settlement> & { id: string },
): Promise<Partial<Pick<StoredSettlement, 'leaseId' | 'invoiceId' | 'refundId'>>> {
  const { id, choice, contractId, invoiceId, note } = input;
  const brought = (await findBooker(work.tx, line.id)) ?? (await findBrought(work.tx, line.fileId));
  if (choice === 'lease' && contractId !== null) {
    const target = { leaseId: contractId, invoiceId };
    if (
      !(await acceptPayment(work, { line: { ...line, ...brought }, settlementId: id, ...target }))
    )
      throw bankingErrors.wrong_target();
    return target;
  }
  if (choice === 'refund' && line.amount > 0n) {
    const refundId = await requestRefund(work, {
      bookId: line.bookId,
      of: { bankLineId: line.id, amount: line.amount, ...brought },
      receiver: receiverOf(input, line.counterparty),
      text: `Tilbakebetaling av innbetaling ${line.paidOn.split('-').toReversed().join('.')}`,
      note,
    });
    return { refundId };
  }
  if (choice === 'paid_out') {
    if (!(await acceptLateDebit(work, { lineId: line.id, key: `bank:${id}` })))
      throw bankingErrors.wrong_target();
  } else if (choice !== 'lease') await bookTo(work, line, { choice, key: `bank:${id}` });
  return {};
}
