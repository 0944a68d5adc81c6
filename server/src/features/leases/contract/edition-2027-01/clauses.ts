import type { Clauses } from '../contract.ts';
import { clausesIn as clausesBefore } from '../edition-2026-12/clauses.ts';
import { texts } from '../edition-2026-12/parts.ts';
import type { LeaseWords } from './words.ts';

/** A lease in the words of one language: as the edition before, and before the signatures how notices are given. */
export const clausesIn = (language: 'en' | 'no', words: LeaseWords): Clauses => {
  const before = clausesBefore(language, words);
  return (lease) => {
    const text = before(lease);
    const messages = {
      heading: words.messages.heading,
      blocks: texts(words.messages.texts),
    };
    return { ...text, sections: text.sections.toSpliced(-1, 0, messages) };
  };
};
