export { InvoiceRunTable } from './invoice-run-table.tsx';
export { InvoiceRuns, type InvoiceRunsQuery } from './invoice-runs.graphql.ts';
