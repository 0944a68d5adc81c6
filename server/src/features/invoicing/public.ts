export { takePayments, type IncomingLine } from './payments/take-payments.ts';
export { issueInvoice, type ClaimDraft, type IssuedClaim } from './invoices/issue-invoice.ts';
export { findInvoices, type Invoice } from './invoices/store.ts';
export { giveBackPayment, takePayment } from './payments/take-payment.ts';
export { findCandidates, type PaymentCandidate } from './candidates/find-candidates.ts';
