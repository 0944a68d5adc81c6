import { randomUUIDv7 } from 'node:crypto';

/** A new identifier: UUID version 7 (RFC 9562), so that rows made together lie together. */
export const newId = (): string => randomUUIDv7();
