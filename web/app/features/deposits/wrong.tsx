import { fieldWords, missingOr, toldIn } from '../../errors/fields.tsx';

export const { checkedBy, refusedBy } = fieldWords(toldIn('deposits'), { problemsOf: missingOr });
