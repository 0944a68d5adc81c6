import { fieldWords, missingOr, fieldMessage } from '../../errors/fields.tsx';

export const { checkedBy, refusedBy } = fieldWords(fieldMessage('deposits'), {
  problemsOf: missingOr,
});
