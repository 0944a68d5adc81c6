import { nonEmptyText } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';
import { clientAccount } from './book.ts';

/** Characters. */
export const REFUSAL_REASON_MAX = 500;

/** The input for refusing a client account. */
export const accountRefusal = z.strictObject({
  clientAccount,
  /** Why the account is not the agency's. */
  reason: nonEmptyText(REFUSAL_REASON_MAX),
});
