import { SETTLEMENTS } from '@husvaer/domain/banking/lines';

import { endAnswer } from '../../../payouts/public.ts';
import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { bookTo, emitSettled } from '../../exceptions/book-exception.ts';
import { addSettlement } from '../../exceptions/store.ts';
import { lockLine, setState } from '../../lines/store.ts';
import { NEVER_THERE } from '../never-there.ts';
import { loadAnswersForUpdate } from '../load-answers.ts';

/**
 * Dismisses what files say about orders: the bank did not do it. A line that came with an answer is settled as
 * no money of ours, which a person may undo. Throws `banking.not_found`.
 */
export async function dismissBankAnswers(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<string[]> {
  const { tx, clock, viewer, newId } = work;
  const answers = await loadAnswersForUpdate(work, ids);
  const end = { outcome: 'dismissed', byId: accountIdOf(viewer), at: clock.now() } as const;
  for (const { id: answerId, lineId } of answers) {
    await endAnswer(tx, answerId, end);
    const line = lineId === null ? undefined : await lockLine(tx, lineId);
    if (!line) continue;
    const id = newId();
    await bookTo(work, line, { choice: NEVER_THERE, key: `bank:${id}` });
    await addSettlement(tx, {
      id,
      lineId: line.id,
      choice: NEVER_THERE,
      note: null,
      leaseId: null,
      invoiceId: null,
      refundId: null,
      byId: end.byId,
      at: end.at,
      dated: null,
    });
    await setState(tx, line.id, SETTLEMENTS[NEVER_THERE]);
    await emitSettled(work, line);
  }
  return answers.map(({ id }) => id);
}
