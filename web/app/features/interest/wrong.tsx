import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../../platform/api.ts';

/** What is wrong with a field: the domain's own words for it, and one that only accounts know. */
interface Problem extends Omit<FieldError, 'reason'> {
  reason: FieldError['reason'] | 'taken';
}

/** Says it in the language of the moment. */
function Wrong({ path, reason, params }: Problem) {
  const { t } = useTranslation('interest');
  const keys = [`wrong.${path}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** As a form takes them. One per field: the first. */
export const wrong = (...problems: readonly Problem[]): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Wrong {...one} />]));

/** Checks by the schema that the API has too. */
export function checkedBy(schema: ZodType, input: unknown): FormErrors {
  const parsed = schema.safeParse(input, { reportInput: true });
  if (parsed.success) return {};
  return wrong(
    ...fieldErrors(parsed.error.issues).map((error) =>
      (input as Record<string, unknown>)[error.path] === ''
        ? { ...error, reason: 'required' as const }
        : error,
    ),
  );
}

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  if (error.code === 'accounts.identification_taken')
    return wrong({ path: 'nationalIdentification', reason: 'taken' });
  if (error.code.startsWith('files.')) return wrong({ path: 'attachments', reason: 'not_allowed' });
  const fields = error.params['fields'];
  if (!Array.isArray(fields)) return null;
  return wrong(
    ...(fields as FieldError[]).map((field) => ({
      ...field,
      // Of one in a list, the list is the field.
      path: field.path.replace(/^inputData\./, '').replace(/\..*$/, ''),
    })),
  );
}
