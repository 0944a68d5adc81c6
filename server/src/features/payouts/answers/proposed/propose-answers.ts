import type { IncomingLine } from '../../../payments/public.ts';
import type { Work } from '../../../../platform/work.ts';
import { REASON_MAX } from '../store.ts';
import { addAnswers, endAnswer, findAnswersAbout, type AnswerKind } from './store.ts';

/**
 * Records what a file that a person brought says about orders. The lines wait in suspense until another
 * person confirms them, or the bank says so itself.
 */
export async function proposeAnswers(
  { tx, clock, newId }: Work,
  kind: 'debited' | 'returned',
  lines: readonly IncomingLine[],
): Promise<void> {
  await addAnswers(
    tx,
    lines.map(({ id, bookId, endToEndId, bookedOn, text, broughtById }) => ({
      id: newId(),
      bookId,
      kind,
      endToEndId: endToEndId!,
      dated: bookedOn,
      lineId: id,
      reason: text?.slice(0, REASON_MAX) ?? null,
      broughtById,
      broughtAt: clock.now(),
    })),
  );
}

/**
 * Ends proposed answers that the bank has given itself. A line that came with one was not recognized as the
 * same, and waits for a person.
 */
export async function endGivenByBank(
  { tx, clock }: Work,
  kind: AnswerKind,
  endToEndIds: readonly string[],
): Promise<void> {
  const end = { outcome: 'by_bank', byId: null, at: clock.now() } as const;
  for (const answer of await findAnswersAbout(tx, endToEndIds))
    if (answer.kind === kind) await endAnswer(tx, answer.id, end);
}
