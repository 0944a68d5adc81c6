import type { FormErrors } from '@mantine/form';
import { useTranslation } from 'react-i18next';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure } from '../../../platform/api.ts';

/** Says what is wrong with a field in the language of the moment. */
function Wrong({ path, reason, params }: FieldError) {
  const { t } = useTranslation('money');
  const keys = [`wrong.${path.replaceAll('.', '_')}.${reason}`, `wrong.any.${reason}`];
  return t(keys as unknown as 'wrong.any.required', { ...params });
}

function Told({ error }: { error: ApiFailure }) {
  return useFailureText()(error);
}

/** As a form takes them. One per field: the first. */
export const wrong = (...problems: readonly FieldError[]): FormErrors =>
  Object.fromEntries(problems.toReversed().map((one) => [one.path, <Wrong {...one} />]));

/** The fields that the API refused, if that is why a call failed; `at` says which field a path is shown at. */
export function refusedBy(
  error: unknown,
  at: (path: string) => string = (path) => path,
): FormErrors | null {
  if (!(error instanceof ApiFailure)) return null;
  const { field, fields } = error.params;
  if (error.code.endsWith('.already_configured') && typeof field === 'string')
    return { [at(field)]: <Told error={error} /> };
  if (!Array.isArray(fields)) return null;
  return wrong(
    ...(fields as FieldError[]).map((one) => ({
      ...one,
      path: at(one.path.replace(/^inputData\./, '')),
    })),
  );
}
