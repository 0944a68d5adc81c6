import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { ErrorCode } from '@husvaer/domain/error-code';
import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure } from '../../../platform/api.ts';

/** Says what is wrong with a field in the language of the moment. Of one in a list, the list's words. */
function Wrong({ path, reason, params }: FieldError) {
  const { t } = useTranslation('modals');
  const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  const keys = [`wrong.${field}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** As a form takes them. One per field: the first. */
const wrong = (problems: readonly FieldError[]): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Wrong {...one} />]));

/** Checks by the schema that the API has too. */
export function checkedBy(schema: ZodType, input: unknown): FormErrors {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? {} : wrong(fieldErrors(parsed.error.issues));
}

function Told({ error }: { error: ApiFailure }) {
  return useFailureText()(error);
}

/** The fields that the API refused, if that is why a call failed; `of` says which a refusal by its code is about. */
export function refusedBy(
  error: unknown,
  of: Partial<Record<ErrorCode, string>>,
): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const field = of[error.code as ErrorCode];
  if (field) return { [field]: <Told error={error} /> };
  const { fields } = error.params;
  if (!Array.isArray(fields)) return null;
  return wrong(
    (fields as FieldError[]).map((field) => ({
      ...field,
      path: field.path.replace(/^inputData\./, ''),
    })),
  );
}
