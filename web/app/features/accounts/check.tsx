import type { FormErrors } from '@mantine/form';

import {
  fieldWords,
  requiredProblemsBy,
  fieldMessage,
  type Problem,
} from '../../errors/fields.tsx';

/** Some reasons exist only for accounts. */
type Own = Problem<'not_same' | 'taken' | 'wrong'>;

const words = fieldWords<Own>(fieldMessage('accounts'), { problemsOf: requiredProblemsBy });

/** Field errors in the form library's shape. */
export const refuse = words.toFormErrors;

export const { checkedBy } = words;

/**
 * The fields that the API refused; null when the call failed for another reason. `known` is the API's name of
 * the form.
 */
export const refusedBy = (error: unknown, known = ''): FormErrors | null =>
  words.refusedBy(error, known);

/** Validates that the repeated password is given and the same. */
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
