import { bankingErrors } from '@husvaer/domain/banking/errors';

import { confirmAnswer } from '../../../payouts/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { BY_END_TO_END_ID } from '../../acceptors.ts';
import { recordAcceptor } from '../../lines/store.ts';
import { loadAnswersForUpdate } from '../load-answers.ts';
import { PRECEDENCE } from '../confirm-by-bank.ts';
import { mayConfirm } from '../may-confirm.ts';

/**
 * Confirms what files say about orders: all of them, or none. Each has its effect from now on. Throws
 * `banking.not_found`, `banking.own_file` for a person who brought a file in, and `banking.answered_since`
 * when an order has had another answer since.
 */
export async function confirmBankAnswers(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<string[]> {
  const { tx, viewer } = work;
  const answers = await loadAnswersForUpdate(work, ids);
  // What was debited may have come back in the same file.
  const inOrder = answers.toSorted((one, other) => PRECEDENCE[one.kind] - PRECEDENCE[other.kind]);
  for (const answer of inOrder) {
    if (!mayConfirm(viewer, answer)) throw bankingErrors.own_file({ answerId: answer.id });
    const outcome = await confirmAnswer(work, answer, { outcome: 'confirmed', byId: viewer.id });
    if (!outcome) throw bankingErrors.answered_since({ answerId: answer.id });
    if (outcome === 'settled' && answer.lineId !== null)
      await recordAcceptor(tx, [answer.lineId], BY_END_TO_END_ID);
  }
  return answers.map(({ id }) => id);
}
