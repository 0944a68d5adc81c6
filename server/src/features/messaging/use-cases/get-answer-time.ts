import { ANSWERS_COUNTED, usualAnswerHours } from '@husvaer/domain/messaging/answer-time';

import type { ReadWork } from '../../../platform/work.ts';
import { findAnswerTime } from '../answer-times/store.ts';

/** The hours within which an account usually answers; public for everyone who can see its listing. */
export async function getAnswerTime(
  { tx, clock }: ReadWork,
  { accountId }: { accountId: string },
): Promise<number | null> {
  const now = clock.now();
  return usualAnswerHours(
    await findAnswerTime(tx, {
      accountId,
      since: now.subtract({ hours: 24 * ANSWERS_COUNTED.days }),
      overdue: now.subtract({ hours: 24 }),
      latest: ANSWERS_COUNTED.conversations,
    }),
  );
}
