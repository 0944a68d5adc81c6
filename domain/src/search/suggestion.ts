import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { SUGGESTION_TEXT_MAX } from './limits.ts';

/** `queryData` of getSearchSuggestions. */
export const suggestionsQuery = z.strictObject({
  /** What was typed so far. */
  text: z
    .string()
    .trim()
    .max(SUGGESTION_TEXT_MAX)
    .regex(/^[^\0]*$/),
  /** Only homes of that partner are counted. */
  partnerId: uuid.nullish().transform((id) => id ?? undefined),
});
