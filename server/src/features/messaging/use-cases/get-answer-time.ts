import { ANSWERS_COUNTED, usualAnswerHours } from '@husvaer/domain/messaging/answer-time';

import type { ReadWork } from '../../../platform/work.ts';
import { findAnswerTime } from '../answer-times/store.ts';

/** Within how many hours somebody usually answers; anybody may know it who may see their listing. */
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
