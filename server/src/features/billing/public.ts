export { issueInvoice } from './issuing/issue-invoice.ts';
export { findComingRents } from './use-cases/find-coming-rents.ts';
export { recordGivenBack, settleFinally } from './use-cases/settle-finally.ts';
export { findBookOfLease } from './use-cases/begin-billing.ts';
export { creditsAfter, findInvoiced, sumOf } from './issuing/find-credits.ts';
export { setLeaseCharges } from './use-cases/set-lease-charges.ts';
export { getLeaseCharges } from './use-cases/get-lease-charges.ts';
export { changeAgreements, getAgreements } from './payment-agreements.ts';
export { addCreditNote } from './credit-notes/use-cases/add-credit-note.ts';
