export { booksInPath, WITHOUT_PARTNER, withBooks } from './input-book.ts';
export { recordDownload } from './auditors/record-download.ts';
export { serveBookTable } from './book-table.ts';
export { bookEntries } from './entries/book-entries.ts';
export {
  findBalances,
  findBalancesOfLeases,
  findEntriesByKey,
  findEntriesOfLease,
  findLeaseLines,
  type LeaseLine,
  type StoredEntry,
} from './entries/store.ts';
export {
  countEntries,
  findAccountLines,
  findAccountTotals,
  findJournal,
  findLastNumbers,
  findLeaseTotals,
  sumUpTo,
  type AccountTotals,
  type JournalEntry,
  type JournalFilter,
  type JournalLine,
  type JournalPlace,
  type LeaseTotals,
  type StatementLine,
  type StatementPlace,
} from './journal/store.ts';
export { AccountEnum, EntryKindEnum, LineType, TRUE_DAY } from './graphql.ts';
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
  findRefused,
  findUnprovedAccounts,
  isAccountProved,
  type UnprovedAccount,
  lockBook,
  openedAt,
  type Book,
} from './books/store.ts';
export { isAccountOfBooks } from './client-account/store.ts';
export { findClaims } from './client-account/claims/store.ts';
export { nameOf } from './client-account/use-cases/record-claim.ts';
export { recordOtherOwner } from './client-account/record-other-owner.ts';
export { refuseHeldAccount } from './client-account/refuse-held-account.ts';
export { findChangesOfActs } from './acts/find-changes.ts';
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
export { closeBooks, openBooks } from './periods/close-books.ts';
export { findClosedUntil, findLateEntries, lockPeriods, type LateEntry } from './periods/store.ts';
export { findReopenings, type Reopening } from './periods/reopenings/store.ts';
export { mayAgreeToReopening } from './periods/reopenings/policy.ts';
export { recordReopeningRequest, reopenPeriods } from './periods/reopenings/reopen.ts';
export { stopReopening } from './periods/reopenings/use-cases/stop-reopening.ts';
export { proveAccountsByBank } from './client-account/prove-accounts-by-bank.ts';
export { notifyOfPeriod } from './periods/notify-of-period.ts';
export { recordSettingsChange } from './audit/record-settings-change.ts';
export { KidSourceEnum } from './graphql.ts';
export { moneyPolicy } from './policy.ts';
