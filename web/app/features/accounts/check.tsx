import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../../platform/api.ts';

/** What is wrong with a field: the domain's own words for it, and those that only we know. */
interface Refusal {
  path: string;
  reason: FieldError['reason'] | 'not_same' | 'taken' | 'wrong';
  params?: FieldError['params'];
}

/** Says what is wrong with a field, in the language of the moment. */
function Refused({ path, reason, params }: Refusal) {
  const { t } = useTranslation('accounts');
  const keys = [`wrong.${path}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** Errors of fields as the form takes them. One per field: the first. */
export const refuse = (...refusals: readonly Refusal[]): FormErrors =>
  Object.fromEntries(
    refusals.toReversed().map((refusal) => [refusal.path, <Refused {...refusal} />]),
  );

/** Checks a form by the schema that the API has too. */
export const checkedBy = (schema: ZodType, values: unknown): FormErrors => {
  const parsed = schema.safeParse(values, { reportInput: true });
  if (parsed.success) return {};
  return refuse(
    ...fieldErrors(parsed.error.issues).map((error) =>
      at(values, error.path) === '' ? { ...error, reason: 'required' as const } : error,
    ),
  );
};

/** The fields that the API refused, if that is why it failed. `at` is the name under which it knows the form. */
export function refusedBy(error: unknown, known = ''): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const fields = error.params['fields'];
  if (!Array.isArray(fields)) return null;
  return refuse(
    ...(fields as FieldError[]).map((field) => ({
      ...field,
      path: field.path.startsWith(known) ? field.path.slice(known.length) : field.path,
    })),
  );
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

const at = (values: unknown, path: string): unknown => (values as Record<string, unknown>)[path];
