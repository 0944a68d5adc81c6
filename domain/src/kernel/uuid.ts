import { z } from './zod.ts';

/**
 * An id from outside: a UUID (RFC 9562), in lower case from here on. PostgreSQL reads every spelling of
 * one as the same id; limits, caches and counts compare letters.
 */
export const uuid = z.uuid().toLowerCase();
