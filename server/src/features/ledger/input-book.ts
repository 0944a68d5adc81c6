import { z } from 'zod';

import { anId, asId } from '../../platform/input-id.ts';

/** The book of a request: an agency's, or without a `partnerId` the operator's own. */
export const withBooks = z.object({
  partnerId: anId.nullish().transform((id) => id ?? null),
});

/** The API's description of a missing `partnerId`. */
export const WITHOUT_PARTNER = 'Defaults to the operator’s own books.';

/** Used in a route's path in place of an agency's id. */
const OPERATOR = 'operator';

/** The book in a route's path: null is the operator's. */
export const booksInPath = z
  .string()
  .max(100)
  .transform((value) => (value === OPERATOR ? null : asId(value)));
