import type { Clauses } from '../contract.ts';
import { clausesIn as clausesBefore } from '../edition-2027-02/clauses.ts';
import type { LeaseTexts } from './lease-texts.ts';

/** A lease in one language: as in the edition before, with words of its own for what is no home. */
export const clausesIn = (language: 'en' | 'no', words: LeaseTexts): Clauses => {
  const ofHome = clausesBefore(language, words);
  const ofStorage = clausesBefore(language, { ...words, ...words.ofStorage });
  return (lease) => (lease.what === 'storage' ? ofStorage : ofHome)(lease);
};
