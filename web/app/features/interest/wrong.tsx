import type { FormErrors } from '@mantine/form';
import type { ZodType } from 'zod';

import {
  formErrors,
  missingOr,
  refusedFields,
  useFieldText,
  type Problem,
} from '../../errors/fields.tsx';
import { ApiFailure } from '../../platform/api.ts';

/** One reason only accounts know. */
type Known = Problem<'taken'>;

const Told = (problem: Known) => useFieldText('interest')(problem);

/** As a form takes them. */
export const wrong = (...problems: readonly Known[]): FormErrors => formErrors(Told, problems);

/** Checks by the schema that the API has too. What is empty is missing, whatever it should have been. */
export const checkedBy = (schema: ZodType, input: object): FormErrors =>
  wrong(...missingOr(schema, input));

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  const code = error instanceof ApiFailure ? error.code : '';
  if (code === 'accounts.identification_taken')
    return wrong({ path: 'nationalIdentification', reason: 'taken' });
  if (code.startsWith('files.')) return wrong({ path: 'attachments', reason: 'not_allowed' });
  const fields = refusedFields(error);
  // Of one in a list, the list is the field.
  return fields && wrong(...fields.map((one) => ({ ...one, path: one.path.replace(/\..*$/, '') })));
}
