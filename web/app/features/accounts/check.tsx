import type { FormErrors } from '@mantine/form';
import type { ZodType } from 'zod';

import {
  formErrors,
  missingOr,
  refusedFields,
  useFieldText,
  type Problem,
} from '../../errors/fields.tsx';

/** Some reasons only accounts know. */
type Known = Problem<'not_same' | 'taken' | 'wrong'>;

const Told = (problem: Known) => useFieldText('accounts')(problem);

/** Errors of fields as the form takes them. */
export const refuse = (...problems: readonly Known[]): FormErrors => formErrors(Told, problems);

/** Checks a form by the schema that the API has too. What is empty is missing, whatever it should have been. */
export const checkedBy = (schema: ZodType, values: object): FormErrors =>
  refuse(...missingOr(schema, values));

/** The fields that the API refused, if that is why it failed. `known` is the name under which it knows the form. */
export function refusedBy(error: unknown, known = ''): FormErrors | null {
  const fields = refusedFields(error, known);
  return fields && refuse(...fields);
}

/** Something, and both times the same. */
export const checkRepeat = ({
  password,
  repeat,
}: {
  password: string;
  repeat: string;
}): FormErrors => {
  if (repeat === '') return refuse({ path: 'repeat', reason: 'required' });
  return repeat === password ? {} : refuse({ path: 'repeat', reason: 'not_same' });
};
