import { confirmAnswer, findAnswersAbout } from '../../payouts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { BY_END_TO_END_ID } from '../acceptors.ts';
import { recordAcceptor } from '../lines/store.ts';

/** What the bank itself says about a try. */
interface Reported {
  endToEndId: string | null;
  /** Øre; below zero when the bank paid. */
  amount: bigint;
}

/**
 * Confirms proposed answers that the bank itself says too, to the øre, by lines that repeat what a person had
 * brought.
 */
export async function confirmByBank(work: Work, lines: readonly Reported[]): Promise<void> {
  const endToEndIds = [...new Set(lines.flatMap(({ endToEndId }) => endToEndId ?? []))];
  for (const answer of await findAnswersAbout(work.tx, endToEndIds)) {
    const { kind, endToEndId, lineId } = answer;
    const amount = kind === 'debited' ? -answer.amount : answer.amount;
    const isSame = (line: Reported) => line.endToEndId === endToEndId && line.amount === amount;
    if (lineId === null || !lines.some(isSame)) continue;
    if (await confirmAnswer(work, answer, { outcome: 'by_bank', byId: null }))
      await recordAcceptor(work.tx, [lineId], BY_END_TO_END_ID);
  }
}
