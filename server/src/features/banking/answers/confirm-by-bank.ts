import {
  confirmAnswer,
  findAnswersAbout,
  findDismissed,
  lockOrdersOf,
  reopenAnswer,
  type OpenAnswer,
} from '../../payouts/public.ts';
import type { Work } from '../../../platform/work.ts';
import { BY_END_TO_END_ID } from '../acceptors.ts';
import { actorOf, bookBack } from '../exceptions/book-exception.ts';
import { findSettlements, undoSettlement } from '../exceptions/store.ts';
import { lockLine, recordAcceptor, setState } from '../lines/store.ts';
import { NEVER_THERE } from './never-there.ts';

/** What the bank itself says about a try. */
interface Reported {
  endToEndId: string | null;
  /** Øre; below zero when the bank paid. */
  amount: bigint;
}

/** A debit comes before its return. */
export const PRECEDENCE = { debited: 0, returned: 1, rejected: 1 } as const;

/**
 * Confirms proposed answers that the bank itself says too, to the øre, by lines that repeat what a person had
 * brought. One that a person had dismissed counts after all.
 */
export async function confirmByBank(work: Work, lines: readonly Reported[]): Promise<void> {
  const { tx } = work;
  const endToEndIds = [...new Set(lines.flatMap(({ endToEndId }) => endToEndId ?? []))];
  const isByBank = ({ kind, endToEndId, amount, lineId }: OpenAnswer) =>
    lineId !== null &&
    lines.some(
      (line) =>
        line.endToEndId === endToEndId && line.amount === (kind === 'debited' ? -amount : amount),
    );
  const dismissed = (await findDismissed(tx, endToEndIds)).filter(isByBank);
  const open = (await findAnswersAbout(tx, endToEndIds)).filter(isByBank);
  // Most files repeat no answer: they lock nothing here.
  if (dismissed.length + open.length === 0) return;
  await lockOrdersOf(tx, endToEndIds);
  for (const answer of dismissed)
    if (await takeBackDismissal(work, answer.lineId!)) await reopenAnswer(tx, answer.id);
  const answers = (await findAnswersAbout(tx, endToEndIds)).filter(isByBank);
  for (const answer of answers.toSorted(
    (one, other) => PRECEDENCE[one.kind] - PRECEDENCE[other.kind],
  ))
    if ((await confirmAnswer(work, answer, { outcome: 'by_bank', byId: null })) === 'settled')
      await recordAcceptor(tx, [answer.lineId!], BY_END_TO_END_ID);
}

/** Has a dismissed line wait again. Returns false when a person has settled it otherwise since. */
async function takeBackDismissal(work: Work, lineId: string): Promise<boolean> {
  const line = await lockLine(work.tx, lineId);
  const settlements = await findSettlements(work.tx, [lineId]);
  const last = settlements.find(({ undoneAt }) => undoneAt === null);
  if (!line || (last && last.choice !== NEVER_THERE)) return false;
  if (!last) return true;
  await bookBack(work, line, { id: last.id, choice: NEVER_THERE });
  await undoSettlement(work.tx, { id: last.id, byId: actorOf(work), at: work.clock.now() });
  await setState(work.tx, lineId, 'waiting');
  return true;
}
