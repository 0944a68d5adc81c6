import { fieldWords, requiredProblemsBy, fieldMessage } from '../../errors/fields.tsx';

export const { checkedBy, refusedBy } = fieldWords(fieldMessage('deposits'), {
  problemsOf: requiredProblemsBy,
});
