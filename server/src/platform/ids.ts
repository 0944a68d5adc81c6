import { randomInt, randomUUIDv7 } from 'node:crypto';

/** A new identifier: UUID version 7 (RFC 9562), so that rows made together lie together. */
export const newId = (): string => randomUUIDv7();

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** So many random letters and digits: six bits each. */
export const newName = (length: number): string =>
  Array.from({ length }, () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)]).join('');
