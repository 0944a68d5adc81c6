export {
  findOwners,
  takeOwned,
  takePayments,
  type IncomingLine,
  type Owners,
} from './payments/take-payments.ts';
export { issueInvoice, type ClaimDraft, type IssuedClaim } from './invoices/issue-invoice.ts';
export {
  findInvoices,
  findInvoicesOf,
  LINE_KINDS,
  type Invoice,
  type InvoiceLine,
} from './invoices/store.ts';
export { giveBackPayment, takePayment } from './payments/take-payment.ts';
export { isClaim } from './invoices/kinds.ts';
export { findLandlordAddress } from './invoices/find-landlord-address.ts';
export { addressOf } from './invoices/parties.ts';
export { findInvoicing, findInvoicings, type LeaseInvoicing } from './records/store.ts';
export { findBringers, findPayments, type Brought } from './payments/store.ts';
export { takeSurplus, withdrawPaidBack } from './payments/take-surplus.ts';
export { findCandidates, type PaymentCandidate } from './candidates/find-candidates.ts';
export { findObjected } from './list/store.ts';
export { InvoiceKindEnum, InvoiceStatusEnum } from './graphql.ts';
export { seeInvoice } from './use-cases/take-invoice.ts';
export { findComingRents } from './billing/find-coming-rents.ts';
export { findBilledPage, lockBilling } from './accounts/store.ts';
export {
  findRentOwed,
  rentOwedOf,
  type OwedToLandlords,
  type RentOwed,
} from './invoices/find-rent-owed.ts';
export { noteGivenBack, settleFinally } from './final-settlements/settle-finally.ts';
export { noteSetOff } from './landlord-invoices/store.ts';
export {
  settlementText,
  type SettledLine,
  type SettledRent,
  type SettlementDocument,
} from './documents/settlement.ts';
export { annualStatementText } from './documents/annual-statement.ts';
export { type AnnualStatement } from './documents/facts.ts';
