import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';
import { mayAnswerViewing, type viewingAnswer } from '@husvaer/domain/interest/viewing';
import type { z } from 'zod';

import type { Work } from '../../../platform/work.ts';
import { interestPolicy } from '../policy.ts';
import { findViewings, lockForms, setViewingAnswer } from '../store.ts';

/**
 * Saves the answer of an invited person: they come, they do not, or they propose another time. Returns the
 * form's id. Throws `interest.not_found`, and `interest.wrong_state` when
 * they are not invited, or the viewing has begun.
 */
export async function answerViewing(
  work: Work,
  { _id: id, ...answered }: z.output<ReturnType<typeof viewingAnswer>>,
): Promise<string> {
  const { tx, viewer, clock } = work;
  const at = clock.now();
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  const now = at.epochMilliseconds;
  const [form] = await lockForms(tx, [id]);
  if (form?.accountId !== viewer.id) throw interestErrors.not_found();
  const { state, viewingId } = form;
  const [viewing] = viewingId ? await findViewings(tx, [viewingId]) : [];
  const startsAt = viewing?.startsAt.epochMilliseconds ?? null;
  if (!mayAnswerViewing({ state, startsAt }, now)) throw interestErrors.wrong_state({ state });
  const wasDeclined = form.viewingAnswer === 'declined';
  const comesBack = wasDeclined && answered.answer !== 'declined';
  await setViewingAnswer(tx, id, { ...answered, comesBack, at });
  await work.emit({
    name: 'interest.viewing_answered',
    payload: { interestId: id, answer: answered.answer, wasDeclined },
  });
  return id;
}
