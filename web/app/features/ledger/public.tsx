export { type Balance, Balances } from './balances.tsx';
export {
  AGENCY,
  booksInPath,
  booksOf,
  booksToApproveOf,
  backOfficeGuard,
  nullWithoutBooks,
  onlyReads,
} from './books.ts';
export { EntryTable } from './entry-table.tsx';
export { LeaseLink } from './lease-link.tsx';
export { LedgerEntries, type LedgerEntriesQuery } from './ledger-entries.graphql.ts';
export { LedgerName } from './ledger-name.graphql.ts';
export { Ledger } from './ledger.graphql.ts';
export { SaveButton } from './save-button.tsx';
export { TableButtons } from './table-buttons.tsx';
export { useIsAuditor } from './use-is-auditor.ts';
export { useAction, useErrorMessage } from './use-action.ts';
export { useMoneyFormat } from './use-money-format.ts';
