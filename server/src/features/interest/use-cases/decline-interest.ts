import type { Work } from '../../../platform/work.ts';
import { moveForms } from '../store.ts';
import { loadFormForUpdate, requireAllowedMove } from '../answered-form.ts';

/** Declines a form, with the landlord's own text or a standard one. */
export async function declineInterest(
  work: Work,
  { id, text }: { id: string; text: string | null },
): Promise<void> {
  const form = await loadFormForUpdate(work, id);
  requireAllowedMove(form, 'declined');
  await moveForms(work.tx, [id], { state: 'declined', declinedText: text }, work.clock.now());
  const wasInvited = form.state === 'invited';
  await work.emit({ name: 'interest.declined', payload: { interestId: id, wasInvited } });
}
