import { recordActs } from '../../../ledger/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { findOrderLines } from '../../orders/store.ts';
import { applyDebits } from '../accept-debits.ts';
import { mayReject, rejectLine } from '../accept-payment-report.ts';
import { applyReturn, mayReturn } from '../accept-returns.ts';
import { holdPayoutsOfLateDebits } from '../late-debits.ts';
import { lockOrdered } from '../store.ts';
import { endAnswer, type OpenAnswer } from './store.ts';

/**
 * Gives a proposed answer its effect, because another person confirms it or the bank says so itself. Callers
 * check who may. Returns `settled`; `waits` when its line is a late debit, which a person settles; and null
 * without an effect when the order has had another answer since.
 */
export async function confirmAnswer(
  work: Work,
  answer: OpenAnswer,
  by: { outcome: 'confirmed'; byId: string } | { outcome: 'by_bank'; byId: null },
): Promise<'settled' | 'waits' | null> {
  const { tx, clock } = work;
  const { kind, endToEndId, reason } = answer;
  const [known] = await findOrderLines(tx, 'endToEndId', [endToEndId]);
  const about = (await lockOrdered(tx, [known!])).get(known!.ofId)!;
  // Another answer may have been processed before the lock.
  const tried = (await findOrderLines(tx, 'endToEndId', [endToEndId]))[0]!;
  const isAllowed = {
    debited: tried.bookedOn === null,
    returned: mayReturn(tried, about),
    rejected: mayReject(tried, about),
  }[kind];
  // What the bank says too early waits: the debit of a return may come in its next file.
  if (!isAllowed || !(await endAnswer(tx, answer.id, { ...by, at: clock.now() }))) return null;
  if (by.outcome === 'confirmed') {
    const on = { bookId: about.bookId, ids: [about.id] };
    await recordActs(work, 'confirmed_answer', on);
    await recordActs(work, 'confirmed_answer', {
      ...on,
      by: { isBank: false, byId: answer.broughtById },
    });
  }
  if (kind === 'rejected') {
    await rejectLine(work, about, tried, reason);
    return 'settled';
  }
  const { dated, lineId } = answer as OpenAnswer & { dated: string; lineId: string };
  if (kind === 'returned') {
    await applyReturn(work, { tried, about, lineId, on: dated, reason }, 'suspense');
    return 'settled';
  }
  if (tried.answer === 'rejected') {
    await holdPayoutsOfLateDebits(work, [{ tried, about, line: { id: lineId, bookedOn: dated } }]);
    return 'waits';
  }
  await applyDebits(work, [{ ...tried, bookedOn: dated, lineId, about }], 'suspense');
  return 'settled';
}
