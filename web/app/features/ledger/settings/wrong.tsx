import type { FormErrors } from '@mantine/form';

import type { FieldError } from '@husvaer/domain/kernel/errors';

import {
  formErrors,
  refusedFields,
  useFieldText,
  type Namespace,
} from '../../../errors/fields.tsx';
import { useFailureText } from '../../../errors/use-failure-text.ts';
import { ApiFailure } from '../../../platform/api.ts';

const Already = ({ error }: { error: ApiFailure }) => useFailureText()(error);

/** Says what is wrong with settings in the words of their feature, and else in those that all settings have. */
export function settingWords(namespace: Namespace) {
  // The words of a field within another have an underscore between the two names.
  const Told = (problem: FieldError) =>
    useFieldText(namespace, 'ledger')({ ...problem, path: problem.path.replaceAll('.', '_') });

  /** As a form takes them. */
  const wrong = (...problems: readonly FieldError[]): FormErrors => formErrors(Told, problems);

  /** The fields that the API refused, if that is why a call failed; `at` says which field a path is shown at. */
  function refusedBy(
    error: unknown,
    at: (path: string) => string = (path) => path,
  ): FormErrors | null {
    if (error instanceof ApiFailure && error.code.endsWith('.already_configured')) {
      const { field } = error.params;
      if (typeof field === 'string') return { [at(field)]: <Already error={error} /> };
    }
    const fields = refusedFields(error);
    return fields && wrong(...fields.map((one) => ({ ...one, path: at(one.path) })));
  }
  return { wrong, refusedBy };
}
