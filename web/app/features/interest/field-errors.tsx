import type { FormErrors } from '@mantine/form';

import {
  fieldWords,
  requiredProblemsBy,
  fieldMessage,
  type Problem,
} from '../../errors/fields.tsx';
import { ApiFailure } from '../../platform/api.ts';

/** One reason exists only for accounts. An error in a list item is shown at the list. */
const words = fieldWords<Problem<'taken'>>(fieldMessage('interest'), {
  at: (path) => path.replace(/\..*$/, ''),
  problemsOf: requiredProblemsBy,
});

export const { toFormErrors, checkedBy } = words;

/** The fields that the API refused; null when the call failed for another reason. */
export function refusedBy(error: unknown): FormErrors | null {
  const code = error instanceof ApiFailure ? error.code : '';
  if (code === 'accounts.identification_taken')
    return toFormErrors({ path: 'nationalIdentification', reason: 'taken' });
  if (code.startsWith('files.'))
    return toFormErrors({ path: 'attachments', reason: 'not_allowed' });
  return words.refusedBy(error);
}
