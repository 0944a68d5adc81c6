export { issueInvoice } from './issuing/issue-invoice.ts';
export { findComingRents } from './use-cases/find-coming-rents.ts';
export { noteGivenBack, settleFinally } from './use-cases/settle-finally.ts';
export { noteSetOff } from './landlord-invoices/store.ts';
export { findBookOfLease } from './use-cases/begin-billing.ts';
export { creditsAfter, findInvoiced, sumOf } from './issuing/find-credits.ts';
export { setLeaseCharges, getLeaseCharges } from './use-cases/change-charges.ts';
export { changeAgreements, getAgreements } from './use-cases/payment-agreements.ts';
export { addCreditNote, crediting } from './credit-notes/credit-invoice.ts';
