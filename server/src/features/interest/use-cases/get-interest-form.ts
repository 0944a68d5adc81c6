import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { findForm } from '../store.ts';
import { mayAnswer } from '../may-answer.ts';
import { type ShownForm, showForms } from '../shown-form.ts';

/** One form, for its sender and for the landlord's side. Throws `interest.not_found` for others. */
export async function getInterestForm(work: ReadWork, id: string): Promise<ShownForm> {
  const { tx, viewer } = work;
  if (viewer.kind === 'guest') throw accountErrors.login_required();
  const form = await findForm(tx, id);
  const [found] = form ? await showForms(work, [form]) : [];
  if (!found || !(found.isOwn || (await mayAnswer(work, found)))) throw interestErrors.not_found();
  return found;
}
