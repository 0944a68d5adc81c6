import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../../platform/api.ts';

/** Says what is wrong with a field in the language of the moment. */
function Wrong({ path, reason, params }: FieldError) {
  const { t } = useTranslation('deposits');
  const keys = [`wrong.${path}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** As a form takes them. One per field: the first. */
const wrong = (problems: readonly FieldError[]): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Wrong {...one} />]));

/** Checks by the schema that the API has too. What is empty is missing, whatever it should have been. */
export function checkedBy(schema: ZodType, input: unknown): FormErrors {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return {};
  const fields = input as Record<string, unknown>;
  return wrong(
    fieldErrors(parsed.error.issues).map((error) =>
      fields[error.path] === '' ? { ...error, reason: 'required' } : error,
    ),
  );
}

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const fields = error.params['fields'];
  if (!Array.isArray(fields)) return null;
  return wrong(
    (fields as FieldError[]).map((field) => ({
      ...field,
      path: field.path.replace(/^inputData\./, ''),
    })),
  );
}
