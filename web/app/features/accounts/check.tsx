import type { FormErrors } from '@mantine/form';

import { fieldWords, missingOr, fieldMessage, type Problem } from '../../errors/fields.tsx';

/** Some reasons only accounts know. */
type Own = Problem<'not_same' | 'taken' | 'wrong'>;

const words = fieldWords<Own>(fieldMessage('accounts'), { problemsOf: missingOr });

/** Errors of fields as the form takes them. */
export const refuse = words.wrong;

export const { checkedBy } = words;

/** The fields that the API refused, if that is why it failed. `known` is the name under which it knows the form. */
export const refusedBy = (error: unknown, known = ''): FormErrors | null =>
  words.refusedBy(error, known);

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
