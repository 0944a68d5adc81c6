import type { Work } from '../../../platform/work.ts';
import { moveForms } from '../store.ts';
import { loadFormForUpdate, requireAllowedMove } from '../answered-form.ts';

/** Adds a form to the shortlist, or removes it. Its sender is not told. */
export async function shortlistInterest(
  work: Work,
  { id, isShortlisted }: { id: string; isShortlisted: boolean },
): Promise<void> {
  const form = await loadFormForUpdate(work, id);
  const state = isShortlisted ? 'shortlisted' : 'sent';
  if (form.state === state) return;
  requireAllowedMove(form, state);
  await moveForms(work.tx, [id], { state }, work.clock.now());
  await work.emit({ name: 'interest.shortlisted', payload: { interestId: id } });
}
