// A separate public module: every page imports the other one, and one page shows keys.
export { ApiKeys as ApiKeysQuery, type ApiKeysQuery as ApiKeysFound } from './api-keys.graphql.ts';
export { ApiKeys } from './api-keys.tsx';
