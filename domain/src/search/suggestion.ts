import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';

/** What can be suggested to somebody who types where to search, in the order in which it is shown. */
export const SUGGESTION_KINDS = ['city', 'neighbourhood', 'street', 'postal_code'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** The most that is typed into the search box. */
export const SUGGESTION_TEXT_MAX = 80;
/** Suggestions of one kind. */
export const SUGGESTIONS_OF_KIND = 4;

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
