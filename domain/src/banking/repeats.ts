import { nonEmptyText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

/** Characters. */
export const REPEAT_NOTE_MAX = 500;

/** The input for booking a payment that was regarded as repeated. */
export const repeatBooking = z.strictObject({
  repeatId: z.string().max(100),
  /** Why it is another payment. */
  note: nonEmptyText(REPEAT_NOTE_MAX),
});
