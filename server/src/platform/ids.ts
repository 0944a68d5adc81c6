import { randomInt, randomUUIDv7 } from 'node:crypto';

/** A new identifier: UUID version 7 (RFC 9562), so that rows created together are stored together. */
export const newId = (): string => randomUUIDv7();

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Without characters that people confuse with others. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const randomOf = (letters: string, length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** A name of this many random letters and digits, six bits each. */
export const newName = (length: number): string => randomOf(LETTERS_AND_DIGITS, length);

/** An unguessable number that people can read out: `7KQF-M2XD-9RTV`, 58 bits. */
export const newReference = (): string =>
  Array.from({ length: 3 }, () => randomOf(READABLE, 4)).join('-');
