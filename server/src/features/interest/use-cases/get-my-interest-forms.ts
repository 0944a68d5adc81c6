import { accountErrors } from '@husvaer/domain/accounts/errors';

import type { ReadWork } from '../../../platform/work.ts';
import { interestPolicy } from '../policy.ts';
import { countFormsOf, findFormsOf } from '../store.ts';
import { type Page, type ShownForm, showForms } from '../shown-form.ts';

/** The viewer's own forms, the latest first. */
export async function getMyInterestForms(
  work: ReadWork,
  page: Page,
): Promise<{ forms: ShownForm[]; total: number }> {
  const { tx, viewer } = work;
  if (!interestPolicy.send(viewer)) throw accountErrors.login_required();
  return {
    forms: await showForms(work, await findFormsOf(tx, viewer.id, page)),
    total: await countFormsOf(tx, viewer.id),
  };
}
