import { confirmAnswer, findAnswersAbout } from '../../payouts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { BY_END_TO_END_ID } from '../acceptors.ts';
import { recordAcceptor } from '../lines/store.ts';

/** What the bank itself says about a try. */
interface Reported {
  endToEndId: string | null;
  amount: bigint;
}

/**
 * Confirms proposed answers that the bank itself says too, by lines that repeat what a person had brought.
 */
export async function confirmByBank(work: Work, lines: readonly Reported[]): Promise<void> {
  const reported = new Map(
    lines.flatMap(({ endToEndId, amount }) => (endToEndId === null ? [] : [[endToEndId, amount]])),
  );
  for (const answer of await findAnswersAbout(work.tx, [...reported.keys()])) {
    const { kind, endToEndId, lineId } = answer;
    if (lineId === null) continue;
    if ((kind === 'debited') !== reported.get(endToEndId)! < 0n) continue;
    if (await confirmAnswer(work, answer, { outcome: 'by_bank', byId: null }))
      await recordAcceptor(work.tx, [lineId], BY_END_TO_END_ID);
  }
}
