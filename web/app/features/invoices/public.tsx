export { type Filters, FILTERS, SORTS, partsOf, readFilters, writeFilters } from './filters.ts';
export { type Invoice, InvoiceTable } from './invoice-table.tsx';
export { PartnerInvoices, type PartnerInvoicesQuery } from './invoices.graphql.ts';
export { type FoundLease, LeaseSearch } from './lease-search.tsx';
export type { AccountChangeNoteFragment } from './new-account/account-change.fragment.graphql.ts';
export { NewAccount } from './new-account/new-account.tsx';
export { SettleInvoiceObjection } from './settle-invoice-objection.graphql.ts';
