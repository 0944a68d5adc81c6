export { InvoiceRunTable } from './invoice-run-table.tsx';
export { InvoiceRuns, type InvoiceRunsQuery } from './invoice-runs.graphql.ts';
export { UnprovedAccounts, type UnprovedAccountsQuery } from './unproved-accounts.graphql.ts';
export { UnprovedAccountsNote } from './unproved-accounts.tsx';
