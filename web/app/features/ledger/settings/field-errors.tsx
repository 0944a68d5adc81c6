import type { FieldError } from '@husvaer/domain/kernel/errors';

import { failureAt, fieldWords, useFieldText, type Namespace } from '../../../errors/fields.tsx';
import { ApiFailure } from '../../../platform/api.ts';

/**
 * Shows field errors of settings with the texts of their feature, else with those of all settings; `at` maps
 * an error's path to a field.
 */
export function settingWords(namespace: Namespace, at = (path: string) => path) {
  // The keys of nested fields have an underscore between the names.
  const ErrorText = (problem: FieldError) =>
    useFieldText(namespace, 'ledger')({ ...problem, path: problem.path.replaceAll('.', '_') });
  const { toFormErrors, refusedBy } = fieldWords(ErrorText, { at });
  return {
    toFormErrors,
    /** The fields that the API refused, including a value that is used elsewhere. */
    refusedBy(error: unknown) {
      const field = error instanceof ApiFailure && error.params['field'];
      return typeof field === 'string'
        ? failureAt(at(field), error as ApiFailure)
        : refusedBy(error);
    },
  };
}
