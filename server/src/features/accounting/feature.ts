import type { Feature } from '../../platform/feature.ts';
import { serveAccountStatements, serveJournals } from './exports/http.ts';
import './journal/graphql.ts';

/** What leaves the books: the journal and account statements, on screen and as files. */
export const accounting: Feature = {
  name: 'accounting',
  http: [serveJournals, serveAccountStatements],
};
