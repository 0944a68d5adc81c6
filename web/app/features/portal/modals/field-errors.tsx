import type { FormErrors } from '@mantine/form';

import type { ErrorCode } from '@husvaer/domain/error-code';

import { failureAt, fieldWords, fieldMessage } from '../../../errors/fields.tsx';
import { ApiFailure } from '../../../platform/api.ts';

const words = fieldWords(fieldMessage('modals'));
export const { checkedBy } = words;

/**
 * The fields that the API refused; null when the call failed for another reason. `of` maps an error code to
 * its field.
 */
export function refusedBy(
  error: unknown,
  of: Partial<Record<ErrorCode, string>>,
): FormErrors | null {
  const field = error instanceof ApiFailure && of[error.code as ErrorCode];
  return field ? failureAt(field, error) : words.refusedBy(error);
}
