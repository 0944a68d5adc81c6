export {
  findInvoices,
  findInvoicesOf,
  type Invoice,
  type InvoiceLine,
  type AccountChange,
  type Parties,
  findLines,
  type Issued,
  asInvoice,
  asLine,
  type InvoiceRow,
} from './store.ts';
export { confirmSaidPaid, recordLoss } from './change-invoice.ts';
export { addNumbered } from './issuing/add-numbered.ts';
export { creditLandlord, setOffLandlords } from './settling/credit-landlord.ts';
export { recordPetitionDays } from './settling/record-petition-days.ts';
export { settleInvoices } from './settling/settle-invoices.ts';
export { advanceBilling, planBilling } from './accounts/move-billing.ts';
export { openBilling } from './accounts/open-billing.ts';
export { stateLandlordAddress } from './accounts/state-landlord-address.ts';
export { changeAgreements, getAgreements } from './accounts/payment-agreements.ts';
export { refuseClientAccount } from './kids/use-cases/refuse-client-account.ts';
export { refuseNav } from './use-cases/refuse-nav.ts';
export { denyInvoicePaid } from './use-cases/deny-invoice-paid.ts';
export { sayInvoicePaid } from './use-cases/say-invoice-paid.ts';
export { type FeeChange, type Settled } from './settling/store.ts';
export { findKids, type KnownKid } from './kids/store.ts';
export { CLAIMS, isClaim, isPaidToBook, isToBePaid } from './kinds.ts';
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
  invoiceInput,
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
  findSerialGaps,
  findBilling,
  findUnbilled,
  claimDueBilling,
  recordKnownAccount,
  type Billing,
} from './accounts/store.ts';
export type { InvoicedFor, PaperFacts } from './documents/facts.ts';
export { queueDeliveries } from './deliveries/queue-deliveries.ts';
export { createDeliveryWorker, type Paper } from './deliveries/delivery-worker.ts';
export { mayReadBook } from './may-read.ts';
export { getInvoices, type ShownInvoice } from './shown-invoices.ts';
export { getInvoice } from './use-cases/get-invoice.ts';
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
export { accountLetter, type PaperLetter } from './papers/mails.ts';
