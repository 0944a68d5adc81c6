import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import { formErrors, problemsBy, refusedFields, useFieldText } from '../../../errors/fields.tsx';
import { useFormat } from '../../../platform/format.ts';

function Told(problem: FieldError) {
  const { t } = useTranslation('lease_form');
  const format = useFormat();
  const tell = useFieldText('lease_form');
  const { path, reason, params: { maximum, count } = {} } = problem;
  // In the same words as before it was wrong.
  if (path === 'terms.securityAmount' && reason === 'too_big')
    return t('security.most', { amount: format.amount(Number(maximum)), count: Number(count) });
  return tell(problem);
}

/** As a form takes them. */
export const wrong = (...problems: readonly FieldError[]): FormErrors => formErrors(Told, problems);

/** Checks by the schema that the API has too. */
export const checkedBy = (schema: ZodType, input: unknown): FormErrors =>
  wrong(...problemsBy(schema, input).map(atField));

/** The fields that the API refused, if that is why a call failed. */
export function refusedBy(error: unknown): FormErrors | null {
  const fields = refusedFields(error);
  return fields && wrong(...fields.map(atField));
}

/** What is wrong with a tenant is said where they are named; with a form of theirs, of them. */
const atField = (field: FieldError): FieldError => ({
  ...field,
  path: field.path.replace(/^(tenants\.\d+)(\.interestId)?$/, '$1.email'),
});
