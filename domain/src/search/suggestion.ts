import { z } from '../kernel/zod.ts';
import { uuid } from '../kernel/uuid.ts';
import { SUGGESTION_TEXT_MAX } from './limits.ts';

/** The text typed so far. */
const text = z.string().trim().max(SUGGESTION_TEXT_MAX);

/** `queryData` of getNamedPlaces. */
export const namedPlacesQuery = z.strictObject({ text });

/** `queryData` of getSearchSuggestions. */
export const suggestionsQuery = z.strictObject({
  text,
  /** Only homes of that partner are counted. */
  partnerId: uuid.nullish().transform((id) => id ?? undefined),
});
