import { createHash } from 'node:crypto';

/** A valid `SECRET_KEY`, the same each time for the same number. */
export const secretKey = (which: number): string =>
  createHash('sha256').update(`key ${which}`).digest('base64');
