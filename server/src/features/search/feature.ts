import type { Feature } from '../../platform/feature.ts';
import { personalData } from '../../platform/personal-data.ts';
import { alertJobs, alertListeners } from './alerts/listeners.ts';
import { columnMeasures, createFollower } from './columns/follow.ts';
import './favourites/graphql.ts';
import './graphql.ts';
import './rent-chart/graphql.ts';
import './saved/graphql.ts';
import { findSavedSearches, forgetSavedSearches, silenceSavedSearch } from './saved/store.ts';
import './suggestions/graphql.ts';
import { suggestionJobs, suggestionListeners } from './suggestions/listeners.ts';
import { SEARCH_MAILS } from './alerts/use-cases/mail-search-finds.ts';

export const search: Feature = {
  name: 'search',
  mailings: [{ kind: SEARCH_MAILS, stop: ({ tx }, id) => silenceSavedSearch(tx, id) }],
  followers: [createFollower],
  measures: columnMeasures,
  on: [
    ...alertListeners,
    ...suggestionListeners,
    {
      event: 'accounts.deleted',
      name: 'search.forget_saved_searches',
      handle: ({ tx }, payload) => forgetSavedSearches(tx, String(payload['accountId'])),
    },
  ],
  jobs: [...alertJobs, ...suggestionJobs],
  personalData: personalData(
    async ({ tx }, accountId) => ({ savedSearches: await findSavedSearches(tx, accountId) }),
    {
      savedSearches: {
        id: true,
        name: true,
        query: 'whole',
        frequency: true,
        language: true,
        createdAt: true,
      },
    },
  ),
};
