import { accountErrors } from '@husvaer/domain/accounts/errors';
import { interestErrors } from '@husvaer/domain/interest/errors';
import { canMove, type InterestState } from '@husvaer/domain/interest/states';

import type { AccountViewer } from '../../platform/viewer.ts';
import type { Work } from '../../platform/work.ts';
import { lockForms, type Form } from './store.ts';
import { mayAnswer } from './may-answer.ts';

/**
 * Loads these forms for the landlord's side, locked until the end of the transaction. Throws
 * `interest.not_found` for one that does not exist or is not theirs.
 */
export async function loadFormsForUpdate(
  work: Work,
  ids: readonly string[],
): Promise<{ forms: Form[]; answerer: AccountViewer }> {
  const { viewer } = work;
  if (viewer.kind !== 'account') throw accountErrors.login_required();
  const forms = await lockForms(work.tx, ids);
  if (forms.length !== ids.length) throw interestErrors.not_found();
  for (const form of forms) if (!(await mayAnswer(work, form))) throw interestErrors.not_found();
  return { forms, answerer: viewer };
}

/** Like {@link loadFormsForUpdate}, for one form. */
export async function loadFormForUpdate(
  work: Work,
  id: string,
): Promise<Form & { answerer: AccountViewer }> {
  const { forms, answerer } = await loadFormsForUpdate(work, [id]);
  return { ...forms[0]!, answerer };
}

/** Throws `interest.wrong_state` when a form cannot change to this state. */
export function requireAllowedMove({ state }: Form, to: InterestState): void {
  if (!canMove(state, to)) throw interestErrors.wrong_state({ state });
}
