import type { IsoDate } from '@husvaer/domain/kernel/dates';

import { notifyOfPeriod, reopenPeriods } from '../../../../ledger/public.ts';
import type { Work } from '../../../../../platform/work.ts';
import { saveBookProblems } from '../../save-problems.ts';
import { withdrawSigned } from '../../store.ts';

/**
 * Opens closed months again, as another person than the one who requested it. What was signed off for them counts
 * no more, so that it is signed off again. `closedUntil` is the last closed day that the person has read, null for
 * none. Throws `ledger.not_found`, `ledger.own_request`, and `ledger.changed` when months were closed since.
 */
export async function agreeToReopening(
  work: Work,
  agreed: { reopeningId: string; closedUntil: IsoDate | null },
): Promise<void> {
  const { book, reopening } = await reopenPeriods(work, agreed);
  const { month, reason } = reopening;
  await withdrawSigned(work.tx, { bookId: book.id, from: month, at: work.clock.now() });
  await saveBookProblems(work, book);
  await notifyOfPeriod(work, book, { month, reason, isAgreed: true });
}
