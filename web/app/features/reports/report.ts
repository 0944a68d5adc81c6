import type { ReportsQuery } from './reports.graphql.ts';

/** A report, as staff see it. */
export type Report = ReportsQuery['getReports']['data'][number];
