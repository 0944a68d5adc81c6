import { parseInput } from '@husvaer/domain/kernel/validation';
import { SUGGESTION_KINDS } from '@husvaer/domain/search/limits';
import { namedPlacesQuery, suggestionsQuery } from '@husvaer/domain/search/suggestion';

import type { PlaceName } from '../../../platform/outside/address-book.ts';
import { getNamedPlaces } from './use-cases/get-named-places.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { getSearchSuggestions, type SearchSuggestion } from './use-cases/get-search-suggestions.ts';

const SuggestionsQueryData = builder.inputType('SearchSuggestionsQueryData', {
  fields: (t) => ({
    text: t.string({
      required: true,
      description: 'The text that was typed, at most 80 characters.',
    }),
    partnerId: t.id({ description: 'Counts only homes of this partner.' }),
  }),
});

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

builder.queryField('getSearchSuggestions', (t) =>
  t.field({
    type: SuggestionsType,
    description:
      'Returns places to search that match the text: at most four each of towns, municipalities, parts of towns, streets and postal codes. Names that only resemble the text are used when no name matches it.',
    args: { queryData: t.arg({ type: SuggestionsQueryData, required: true }) },
    async resolve(_, args, { runner, viewer }) {
      const query = parseInput(suggestionsQuery, args.queryData, 'queryData');
      return { suggestions: await runner.readLagging(viewer, getSearchSuggestions, query) };
    },
  }),
);

const NamedQueryData = builder.inputType('NamedPlacesQueryData', {
  fields: (t) => ({
    text: t.string({
      required: true,
      description: 'The text that was typed, at most 80 characters.',
    }),
  }),
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

builder.queryField('getNamedPlaces', (t) =>
  t.field({
    type: NamedPlacesType,
    description:
      'Returns at most four places, such as stations, whose names in the national register begin with the text. Empty if the register does not answer in time.',
    args: { queryData: t.arg({ type: NamedQueryData, required: true }) },
    async resolve(_, args, { runner, viewer }) {
      const query = parseInput(namedPlacesQuery, args.queryData, 'queryData');
      return { places: await runner.readLagging(viewer, getNamedPlaces, query) };
    },
  }),
);
