export { addressLines } from './cover.ts';
export { findPostalLetters, type PostalLetter } from './store.ts';
export { cancelLettersOfLease, requeueLetters } from './use-cases/cancel-postal-letter.ts';
export { queuePostalLetters } from './use-cases/queue-postal-letters.ts';
