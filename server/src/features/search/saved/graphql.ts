import { z } from 'zod';

import { accountErrors } from '@husvaer/domain/accounts/errors';
import { parseInput } from '@husvaer/domain/kernel/validation';
import { searchQuery } from '@husvaer/domain/search/query';
import {
  urlOfStored,
  FREQUENCIES,
  savedSearchChange,
  savedSearchInput,
  type SentQuery,
} from '@husvaer/domain/search/saved-search';

import { LanguageType } from '../../accounts/public.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { input, nested } from '../../../platform/graphql/input.ts';
import { mutation, query } from '../../../platform/graphql/operation.ts';
import { anId } from '../../../platform/input-id.ts';
import type { Rule } from '../../../platform/limits/limits.ts';
import { listingsQuery } from '../graphql.ts';
import { addSavedSearch } from './use-cases/add-saved-search.ts';
import { removeSavedSearch } from './use-cases/remove-saved-search.ts';
import { getSavedSearches } from './use-cases/get-saved-searches.ts';
import { updateSavedSearch } from './use-cases/update-saved-search.ts';
import type { SavedSearch } from './store.ts';

const SAVE: Rule = { name: 'save search account', points: 100, seconds: 3600 };

const FrequencyEnum = builder.enumType('SavedSearchFrequency', { values: FREQUENCIES });

const SavedType = builder.objectRef<SavedSearch>('SavedSearch').implement({
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    address: t.string({
      description: 'The path and query string of the search page.',
      resolve: ({ query }) => urlOfStored(query),
    }),
    partnerId: t.id({ nullable: true, resolve: ({ query }) => query.partnerId }),
    frequency: t.expose('frequency', { type: FrequencyEnum }),
    language: t.expose('language', { type: LanguageType }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const ListType = builder.objectRef<{ searches: SavedSearch[] }>('SavedSearches').implement({
  fields: (t) => ({ data: t.field({ type: [SavedType], resolve: ({ searches }) => searches }) }),
});

query('getSavedSearches', {
  description: 'Returns the viewer’s saved searches, the latest first.',
  type: ListType,
  run: async (_, { runner, viewer }) => ({
    searches: await runner.read(viewer, getSavedSearches, undefined),
  }),
});

mutation('addSavedSearch', {
  description: 'Saves a search. If the viewer has already saved the same search, it is changed.',
  args: {
    inputData: input('AddSavedSearchInputData', savedSearchInput, {
      name: '1 to 80 characters.',
      queryData: {
        type: listingsQuery.type,
        description: 'The filters to save. `publishedAfter` is ignored.',
      },
      language: 'The language of its mails.',
    }),
  },
  type: SavedType,
  async run({ inputData: { queryData: sent, ...search } }, { runner, viewer, limits }) {
    if (viewer.kind !== 'account') throw accountErrors.login_required();
    // It is saved as it was sent, so that later versions can read more of it.
    const query = parseInput(searchQuery, sent, 'inputData.queryData');
    await limits.consume(SAVE, viewer.id);
    return runner.run(viewer, addSavedSearch, {
      ...search,
      query: { ...query, publishedAfter: undefined },
      sent: sent as SentQuery,
    });
  },
});

const ChangeInput = nested('SavedSearchData');

const update = z.strictObject({
  _id: anId,
  data: savedSearchChange,
});

mutation('updateSavedSearch', {
  args: {
    inputData: input('UpdateSavedSearchInputData', update, {
      data: {
        nested: ChangeInput,
        description: 'The fields to change. A field that is omitted or null does not change.',
      },
    }),
  },
  type: SavedType,
  run({ inputData: { _id: id, data } }, { runner, viewer }) {
    const { name, frequency, language } = data;
    return runner.run(viewer, updateSavedSearch, {
      id,
      change: {
        ...(name && { name }),
        ...(frequency && { frequency }),
        ...(language && { language }),
      },
    });
  },
});

const RemovedType = builder.objectRef<{ id: string }>('RemovedSavedSearch').implement({
  fields: (t) => ({ _id: t.exposeID('id') }),
});

const remove = z.strictObject({ _id: anId });

mutation('removeSavedSearch', {
  args: { inputData: input('RemoveSavedSearchInputData', remove) },
  type: RemovedType,
  async run({ inputData: { _id: id } }, { runner, viewer }) {
    await runner.run(viewer, removeSavedSearch, id);
    return { id };
  },
});
