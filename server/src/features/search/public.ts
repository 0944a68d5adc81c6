export { suggestionJobs } from './suggestions/listeners.ts';
