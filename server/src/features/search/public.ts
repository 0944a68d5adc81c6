export { findSavedSearches } from './saved/store.ts';
export { suggestionJobs } from './suggestions/listeners.ts';
