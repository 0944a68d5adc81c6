import { z } from './zod.ts';

/**
 * An id from clients: a UUID (RFC 9562), converted to lower case. PostgreSQL treats all spellings of an id as
 * equal, but rate limits, caches and counts compare characters.
 */
export const uuid = z.uuid().toLowerCase();
