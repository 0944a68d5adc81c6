export {
  findInvoices,
  findInvoicesOf,
  type Invoice,
  type InvoiceLine,
  type AccountChange,
  type Parties,
  findLines,
  addInvoices,
  type Issued,
  asInvoice,
  asLine,
  type InvoiceRow,
} from './store.ts';
export { changeInvoice } from './change-invoice.ts';
export {
  type FeeChange,
  changeFees,
  setPetitionFrom,
  recordCredit,
  recordSetOff,
  type Settled,
  settle,
} from './settling/store.ts';
export { addKids, findKids, removeKids, type KnownKid } from './kids/store.ts';
export { CLAIMS, isClaim, isToBePaid } from './kinds.ts';
export { findLandlordAddress } from './papers/find-landlord-address.ts';
export { addressOf, findParties } from './parties.ts';
export {
  findObjected,
  findArrears,
  sumArrears,
  type Arrears,
  type ArrearsSort,
  type ArrearsTotals,
  type Page,
  ARREARS_SORTS,
} from './list/store.ts';
export {
  AccountChangeType,
  InvoiceKindEnum,
  InvoiceStatusEnum,
  InvoiceType,
  HomeType,
  changed,
  InvoiceInput,
  withInvoice,
} from './graphql.ts';
export {
  getReadableInvoice,
  isWriting,
  isLetting,
  isTenant,
  loadClaimForUpdate,
  lockClaims,
} from './load-claim-for-update.ts';
export {
  findBilledPage,
  lockBilling,
  findAgreements,
  isNavRefused,
  setStatedAddress,
  setNavRefused,
  findSerialGaps,
  findBilling,
  findUnbilled,
  claimDueBilling,
  moveBilling,
  recordNoticed,
  setAgreements,
  type Billing,
  addBilling,
  countKids,
  countUp,
} from './accounts/store.ts';
export type { InvoicedFor, PaperFacts } from './documents/facts.ts';
export { addDeliveries } from './deliveries/store.ts';
export { createDeliveryWorker, type Paper } from './deliveries/delivery-worker.ts';
export {
  getInvoices,
  mayReadBook,
  type ShownInvoice,
  getInvoice,
} from './use-cases/get-invoice.ts';
export {
  amountOf,
  WORDS as DOCUMENT_WORDS,
  monthOf,
  table,
  facts,
  lines,
  numberIn,
  sellerOf,
  texts,
  letterheadOf,
  partiesOf,
  toPay,
  type Language,
  kidIn,
  recipientOf,
  numberOf,
} from './documents/parts.ts';
export { MAIL_TEXTS as MAIL_WORDS } from './messages/mail-texts-by-language.ts';
export type { DocumentTexts } from './documents/document-texts.ts';
export { findLogoOf } from './papers/find-logo-of.ts';
export { mailTenants } from './papers/mail-tenants.ts';
export { paymentFacts } from './papers/payment-facts.ts';
export { arrearsFilters, arrearsPage } from './list/filters.ts';
export { SEARCH } from './list/graphql.ts';
export { findInvoicing, findRemainders } from './settings/store.ts';
export { notifyParties } from './notify-parties.ts';
export { accountLetter, type PaperLetter } from './mails.ts';
