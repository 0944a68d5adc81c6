import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';
import { fieldErrors } from '@husvaer/domain/kernel/validation';

import { ApiFailure } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';

/** Says what is wrong with a field in the language of the moment. Of one in a list, the list's words. */
function Wrong({ path, reason, params }: FieldError) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  const { maximum, count } = params ?? {};
  // In the same words as before it was wrong.
  if (path === 'terms.securityAmount' && reason === 'too_big')
    return t('security.most', { amount: format.amount(Number(maximum)), count: Number(count) });
  const field = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  const keys = [`wrong.${field}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

/** As a form takes them. One per field: the first. */
export const wrong = (...problems: readonly FieldError[]): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Wrong {...one} />]));

/** Checks by the schema that the API has too. */
export function checkedBy(schema: ZodType, input: unknown): FormErrors {
  const parsed = schema.safeParse(input, { reportInput: true });
  return parsed.success ? {} : wrong(...fieldErrors(parsed.error.issues).map(atField));
}

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const fields = error.params['fields'];
  if (!Array.isArray(fields)) return null;
  return wrong(
    ...(fields as FieldError[]).map((field) =>
      atField({ ...field, path: field.path.replace(/^inputData\./, '') }),
    ),
  );
}

/** What is wrong with a tenant is said where they are named; with a form of theirs, of them. */
const atField = (field: FieldError): FieldError => ({
  ...field,
  path: field.path.replace(/^(tenants\.\d+)(\.interestId)?$/, '$1.email'),
});
