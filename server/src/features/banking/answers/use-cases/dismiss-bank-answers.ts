import { accountIdOf } from '../../../../platform/viewer.ts';
import type { Work } from '../../../../platform/work.ts';
import { endAnswer } from '../../../payouts/public.ts';
import { loadAnswersForUpdate } from '../load-answers.ts';

/**
 * Dismisses what files say about orders: it has no effect, and their lines wait for a person like other
 * unmatched payments. Throws `banking.not_found`.
 */
export async function dismissBankAnswers(
  work: Work,
  { ids }: { ids: readonly string[] },
): Promise<string[]> {
  const answers = await loadAnswersForUpdate(work, ids);
  const byId = accountIdOf(work.viewer);
  const end = { outcome: 'dismissed', byId, at: work.clock.now() } as const;
  for (const { id } of answers) await endAnswer(work.tx, id, end);
  return answers.map(({ id }) => id);
}
