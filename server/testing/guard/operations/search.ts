import { EVERYBODY, SOMEBODY, type Operation } from '../row.ts';

export const SEARCH: Record<string, Operation> = {
  getListings: { by: EVERYBODY, call: '{ getListings { data { _id } } }' },
  getListingClusters: {
    by: EVERYBODY,
    call: '{ getListingClusters(optionData: { zoom: 10 }) { data { count } } }',
  },
  getRentChart: { by: EVERYBODY, call: '{ getRentChart { count } }' },
  getNamedPlaces: {
    by: EVERYBODY,
    call: '{ getNamedPlaces(queryData: { text: "os" }) { data { name } } }',
  },
  getSearchSuggestions: {
    by: EVERYBODY,
    call: '{ getSearchSuggestions(queryData: { text: "os" }) { data { name } } }',
  },
  getSimilarListings: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSimilarListings(queryData: { listingId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.listingId }),
  },
  getFavoriteListings: { by: SOMEBODY, call: '{ getFavoriteListings { data { _id } } }' },
  getSharedFavoriteListings: {
    by: EVERYBODY,
    call: 'query ($id: ID!) { getSharedFavoriteListings(queryData: { shareId: $id }) { data { _id } } }',
    with: (scenario) => ({ id: scenario.sharedList }),
  },
  getSavedSearches: { by: SOMEBODY, call: '{ getSavedSearches { data { _id } } }' },
  addSavedSearch: {
    by: SOMEBODY,
    call: 'mutation { addSavedSearch(inputData: { name: "Oslo", queryData: {}, frequency: daily, language: no }) { _id } }',
  },
  updateSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { updateSavedSearch(inputData: { _id: $id, data: { name: "x" } }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesSearch }),
  },
  removeSavedSearch: {
    by: [],
    call: 'mutation ($id: ID!) { removeSavedSearch(inputData: { _id: $id }) { _id } }',
    with: (scenario) => ({ id: scenario.someoneElsesSearch }),
  },
};
