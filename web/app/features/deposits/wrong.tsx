import type { FormErrors } from '@mantine/form';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import { formErrors, missingOr, refusedFields, useFieldText } from '../../errors/fields.tsx';

const Told = (problem: FieldError) => useFieldText('deposits')(problem);

/** Checks by the schema that the API has too. What is empty is missing, whatever it should have been. */
export const checkedBy = (schema: ZodType, input: object): FormErrors =>
  formErrors(Told, missingOr(schema, input));

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  const fields = refusedFields(error);
  return fields && formErrors(Told, fields);
}
