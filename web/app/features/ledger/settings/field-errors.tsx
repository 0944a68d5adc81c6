import type { FieldError } from '@husvaer/domain/kernel/errors';

import { failureAt, fieldWords, useFieldText, type Namespace } from '../../../errors/fields.tsx';
import { ApiFailure } from '../../../platform/api.ts';

/**
 * Says what is wrong with settings in the words of their feature, and else in those that all settings have;
 * `at` says which field a path is shown at.
 */
export function settingWords(namespace: Namespace, at = (path: string) => path) {
  // The words of a field within another have an underscore between the two names.
  const Told = (problem: FieldError) =>
    useFieldText(namespace, 'ledger')({ ...problem, path: problem.path.replaceAll('.', '_') });
  const { wrong, refusedBy } = fieldWords(Told, { at });
  return {
    wrong,
    /** The fields that the API refused, also one whose value another has. */
    refusedBy(error: unknown) {
      const isTaken = error instanceof ApiFailure && error.code.endsWith('.already_configured');
      const field = isTaken && error.params['field'];
      return typeof field === 'string'
        ? failureAt(at(field), error as ApiFailure)
        : refusedBy(error);
    },
  };
}
