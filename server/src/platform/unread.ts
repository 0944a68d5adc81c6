import type { z } from 'zod';

import { parseInput } from '@husvaer/domain/kernel/validation';

/** Input that a use case reads itself, because its schema depends on what the use case loads. */
export interface Unread<Schema extends z.ZodType> {
  /** Throws `request.invalid` with each refused field. */
  read: (schema: Schema) => z.output<Schema>;
}

export const unread = <Schema extends z.ZodType>(value: unknown, at?: string): Unread<Schema> => ({
  read: (schema) => parseInput(schema, value, at) as z.output<Schema>,
});
