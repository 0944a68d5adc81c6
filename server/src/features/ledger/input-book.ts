import { z } from 'zod';

import { anId, asId } from '../../platform/input-id.ts';

/** Whose books are asked about: an agency's, or without a `partnerId` the operator's own. */
export const withBooks = z.object({
  partnerId: anId.nullish().transform((id) => id ?? null),
});

/** What the API says of such a `partnerId`. */
export const WITHOUT_PARTNER = 'Left out, the operator’s own books are meant.';

/** In the path of a route, in place of an agency's id. */
const OPERATOR = 'operator';

/** Whose books a route is about: null is the operator. */
export const booksInPath = z
  .string()
  .max(100)
  .transform((said) => (said === OPERATOR ? null : asId(said)));
