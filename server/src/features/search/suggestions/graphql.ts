import { SUGGESTION_KINDS } from '@husvaer/domain/search/limits';
import { namedPlacesQuery, suggestionsQuery } from '@husvaer/domain/search/suggestion';

import type { PlaceName } from '../../../platform/outside/address-book.ts';
import { getNamedPlaces } from './use-cases/get-named-places.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input } from '../../../platform/graphql/input.ts';
import { query } from '../../../platform/graphql/operation.ts';
import { getSearchSuggestions, type SearchSuggestion } from './use-cases/get-search-suggestions.ts';

const KindEnum = builder.enumType('SearchSuggestionKind', { values: SUGGESTION_KINDS });

const SuggestionType = builder.objectRef<SearchSuggestion>('SearchSuggestion').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    name: t.exposeString('name'),
    within: t.exposeString('within', {
      nullable: true,
      description:
        'The town of the place. For a town, its county if known. Null for a municipality.',
    }),
    cityPlaceId: t.exposeID('cityPlaceId', { nullable: true }),
    homes: t.exposeInt('homes', { description: 'The number of homes that a search there finds.' }),
  }),
});

const SuggestionsType = builder
  .objectRef<{ suggestions: SearchSuggestion[] }>('SearchSuggestions')
  .implement({
    fields: (t) => ({
      data: t.field({ type: [SuggestionType], resolve: ({ suggestions }) => suggestions }),
    }),
  });

query('getSearchSuggestions', {
  description:
    'Returns places to search that match the text: at most four each of towns, municipalities, parts of towns, streets and postal codes. Names that only resemble the text are used when no name matches it.',
  args: {
    queryData: input('SearchSuggestionsQueryData', suggestionsQuery, {
      text: 'The text that was typed, at most 80 characters.',
      partnerId: 'Counts only homes of this partner.',
    }),
  },
  type: SuggestionsType,
  async run(args, { runner, viewer }) {
    const query = args.queryData;
    return { suggestions: await runner.readLagging(viewer, getSearchSuggestions, query) };
  },
});

const NamedPlaceType = builder.objectRef<PlaceName>('NamedPlace').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    kind: t.exposeString('kind', { description: 'The type of place, as named in the register.' }),
    municipality: t.exposeString('municipality'),
    lat: t.exposeFloat('lat'),
    lng: t.exposeFloat('lng'),
  }),
});

const NamedPlacesType = builder.objectRef<{ places: PlaceName[] }>('NamedPlaces').implement({
  fields: (t) => ({ data: t.field({ type: [NamedPlaceType], resolve: ({ places }) => places }) }),
});

query('getNamedPlaces', {
  description:
    'Returns at most four places, such as stations, whose names in the national register begin with the text. Empty if the register does not answer in time.',
  args: {
    queryData: input('NamedPlacesQueryData', namedPlacesQuery, {
      text: 'The text that was typed, at most 80 characters.',
    }),
  },
  type: NamedPlacesType,
  async run(args, { runner, viewer }) {
    const query = args.queryData;
    return { places: await runner.readLagging(viewer, getNamedPlaces, query) };
  },
});
