import type { ReportsQuery } from './reports.graphql.ts';

/** What somebody reported, as staff see it. */
export type Report = ReportsQuery['getReports']['data'][number];
