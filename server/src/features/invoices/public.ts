export {
  findInvoices,
  findInvoicesOf,
  LINE_KINDS,
  type Invoice,
  type InvoiceLine,
  type Parties,
  findLines,
  addInvoices,
  type Issued,
  type LineKind,
  changeInvoice,
  asInvoice,
  asLine,
  type InvoiceTables,
} from './store.ts';
export { type FeeChange, changeFees, type Settled, settle } from './settling/store.ts';
export { addKids, findKids, type KnownKid } from './kids/store.ts';
export { isClaim, isToBePaid } from './kinds.ts';
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
  InvoiceKindEnum,
  InvoiceStatusEnum,
  InvoiceType,
  HomeType,
  changed,
  InvoiceInput,
  withInvoice,
} from './graphql.ts';
export { seeInvoice, isWriting, isLetting, isTenant, takeClaim } from './take-invoice.ts';
export {
  findBilledPage,
  lockBilling,
  findAgreements,
  isNavRefused,
  setStatedAddress,
  setNavRefused,
  findSerialGaps,
  type AccountTables,
  findBilling,
  findUnbilled,
  takeDueBilling,
  moveBilling,
  setAgreements,
  type Billing,
  addBilling,
  countKids,
  countUp,
} from './accounts/store.ts';
export type { InvoicedFor, PaperFacts } from './documents/facts.ts';
export { addDeliveries } from './deliveries/store.ts';
export { createDeliveryWorker, type Paper } from './deliveries/delivery-worker.ts';
export { getInvoices, mayRunBook, type ShownInvoice, getInvoice } from './use-cases/get-invoice.ts';
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
export { WORDS as MAIL_WORDS } from './messages/words-of.ts';
export type { DocumentWords } from './documents/words.ts';
export { findLogoOf } from './papers/find-logo-of.ts';
export { mailTenants } from './papers/mail-tenants.ts';
export { paymentFacts } from './papers/payment-facts.ts';
export { arrearsAsked, arrearsPage } from './list/filters.ts';
export { SEARCH } from './list/graphql.ts';
export { findInvoicing } from './settings/store.ts';
export { tellParties } from './tell-parties.ts';
export type { PaperLetter } from './mails.ts';
