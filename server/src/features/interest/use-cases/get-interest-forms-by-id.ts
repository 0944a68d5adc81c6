import type { ReadWork } from '../../../platform/work.ts';
import type { ShownForm } from '../shown-form.ts';
import { getInterestForm } from './get-interest-form.ts';

/** Throws `interest.not_found` when the viewer may not see one of them. */
export async function getInterestFormsById(
  work: ReadWork,
  ids: readonly string[],
): Promise<ShownForm[]> {
  const forms: ShownForm[] = [];
  for (const id of ids) forms.push(await getInterestForm(work, id));
  return forms;
}
