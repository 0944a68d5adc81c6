import type { FormErrors } from '@mantine/form';
import type { ZodType } from 'zod';

import type { ErrorCode } from '@husvaer/domain/error-code';
import type { FieldError } from '@husvaer/domain/kernel/errors';

import { formErrors, problemsBy, refusedFields, useFieldText } from '../../../errors/fields.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure } from '../../../platform/api.ts';

const Told = (problem: FieldError) => useFieldText('modals')(problem);

const Conflict = ({ error }: { error: ApiFailure }) => useFailureText()(error);

/** Checks by the schema that the API has too. */
export const checkedBy = (schema: ZodType, input: unknown): FormErrors =>
  formErrors(Told, problemsBy(schema, input));

/** The fields that the API refused, if that is why a call failed; `of` says which a refusal by its code is about. */
export function refusedBy(
  error: unknown,
  of: Partial<Record<ErrorCode, string>>,
): FormErrors | null {
  const field = error instanceof ApiFailure && of[error.code as ErrorCode];
  if (field) return { [field]: <Conflict error={error} /> };
  const fields = refusedFields(error);
  return fields && formErrors(Told, fields);
}
