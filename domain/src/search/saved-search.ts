import { nonEmptyLine } from '../kernel/tidied-text.ts';
import { z } from '../kernel/zod.ts';

import { searchParamsOf } from './address.ts';
import type { searchQuery } from './query.ts';

/** When mails about a saved search are sent. */
export const FREQUENCIES = ['at_once', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Saved searches of one person. */
export const SAVED_SEARCHES_MAX = 50;
export const SEARCH_NAME_MAX = 80;

/** One line: it is part of a mail's subject. */
const name = z
  .string()
  .trim()
  .refine((text) => !/\p{Cc}/u.test(text), { params: { reason: 'wrong_format' } })
  .pipe(nonEmptyLine(SEARCH_NAME_MAX));
const frequency = z.enum(FREQUENCIES);
const language = z.enum(['en', 'no']);

/** A saved search: `inputData` of addSavedSearch, without its `queryData`, which is a search's. */
export const savedSearchInput = z.strictObject({
  name,
  frequency,
  language,
  queryData: z.unknown(),
});
/** The fields that can be changed afterwards. */
export const savedSearchChange = z.strictObject({
  name: name.nullish(),
  frequency: frequency.nullish(),
  language: language.nullish(),
});

/** A search's `queryData` as it was sent, already checked: rents are kroner. */
export type SentQuery = z.input<typeof searchQuery>;
/** The same as it is stored. */
export type StoredQuery = Omit<SentQuery, 'search'> & { search?: string };

/**
 * A query as it is stored: without nulls, without `search` values that mean no text, and without
 * `publishedAfter`.
 */
export function toStoredQuery(query: SentQuery): StoredQuery {
  const { publishedAfter: _, search, ...lasting } = query;
  return Object.fromEntries(
    Object.entries({ ...lasting, ...(typeof search === 'string' && { search }) })
      .filter(([, value]) => value !== null && value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The URL of a saved search, path and query. A partner's homes are on that partner's site. */
export function urlOfStored(query: StoredQuery): string {
  const { cityPlaceId, cityPlaceIds, bounds, area, ...others } = query;
  const { municipality, neighbourhood, street, postalCode, ...filters } = others;
  const params = searchParamsOf({
    placeIds: [cityPlaceId ?? [], cityPlaceIds ?? []].flat(),
    municipality: municipality ?? undefined,
    neighbourhood: neighbourhood ?? undefined,
    street: street ?? undefined,
    postalCode: postalCode ?? undefined,
    bounds: area ? undefined : (bounds ?? undefined),
    area: area ?? undefined,
    filters,
  }).toString();
  return params === '' ? '/find-home' : `/find-home?${params}`;
}
