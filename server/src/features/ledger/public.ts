export { booksInPath, WITHOUT_PARTNER, withBooks } from './input-book.ts';
export { serveBookTable } from './book-table.ts';
export { bookEntries } from './entries/book-entries.ts';
export {
  findBalances,
  findBalancesOfLeases,
  findEntriesByKey,
  findEntriesOfLease,
  type StoredEntry,
} from './entries/store.ts';
export {
  findBookkeepers,
  findPossibleApprovers,
  hasOneBookkeeper,
} from './books/find-bookkeepers.ts';
export { requireBook, requireBookForUpdate } from './books/require-book.ts';
export { setLedgerBook } from './use-cases/set-ledger-book.ts';
export {
  findAllBooks,
  findBook,
  findBookOfAccount,
  findBooks,
  findClientAccounts,
  findUnprovedAccounts,
  isAccountProved,
  proveAccounts,
  type UnprovedAccount,
  lockBook,
  type Book,
} from './books/store.ts';
export { BY_BANK, recordActs, type Actor } from './acts/record-acts.ts';
export {
  agreeToActs,
  findActsOnBooks,
  findActsOnLeases,
  findActsOnOrders,
  nextActNumber,
  recordTakenUp,
  type Act,
} from './acts/store.ts';
export { recordSettingsChange } from './audit/record-settings-change.ts';
export { moneyPolicy } from './policy.ts';
