import { parseInput } from '@husvaer/domain/kernel/validation';
import { SUGGESTION_KINDS } from '@husvaer/domain/search/limits';
import { suggestionsQuery } from '@husvaer/domain/search/suggestion';

import { builder } from '../../../platform/graphql/builder.ts';
import {
  getSearchSuggestions,
  type SearchSuggestion,
} from '../use-cases/get-search-suggestions.ts';

const SuggestionsQueryData = builder.inputType('SearchSuggestionsQueryData', {
  fields: (t) => ({
    text: t.string({ required: true, description: 'What was typed, at most 80 characters.' }),
    partnerId: t.id({ description: "Only that partner's homes are counted." }),
  }),
});

const KindEnum = builder.enumType('SearchSuggestionKind', { values: SUGGESTION_KINDS });

const SuggestionType = builder.objectRef<SearchSuggestion>('SearchSuggestion').implement({
  fields: (t) => ({
    kind: t.expose('kind', { type: KindEnum }),
    name: t.exposeString('name'),
    within: t.exposeString('within', {
      nullable: true,
      description: 'The town that it is in; of a town its county, where that is known.',
    }),
    cityPlaceId: t.exposeID('cityPlaceId', { nullable: true }),
    homes: t.exposeInt('homes', { description: 'Homes that a search there finds.' }),
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
      'Where one can search by what was typed: at most four towns, parts of towns, streets and postal codes each. Names that only resemble it come where nothing has it.',
    args: { queryData: t.arg({ type: SuggestionsQueryData, required: true }) },
    async resolve(_, args, { runner, viewer }) {
      const query = parseInput(suggestionsQuery, args.queryData, 'queryData');
      return { suggestions: await runner.readLagging(viewer, getSearchSuggestions, query) };
    },
  }),
);
