// A door of its own: every page goes through the other one, and one page has keys.
export { ApiKeys as ApiKeysQuery, type ApiKeysQuery as ApiKeysFound } from './api-keys.graphql.ts';
export { ApiKeys } from './api-keys.tsx';
